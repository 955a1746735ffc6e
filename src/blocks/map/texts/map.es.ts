/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './map.ts'

export default {
  label: 'Mapa',
  keywords: 'lugar, dirección, cómo llegar, ubicación, dónde',
  enter_location: 'Escribe el nombre de un lugar',
  open_in: 'Abrir en {map}',
  directions: 'Cómo llegar',
  map_of: 'Mapa: {place}',
  name_of_the_place: 'Nombre del lugar',
  how_to_get_there: 'Cómo llegar',
  image_of_the_map: 'Imagen del mapa',
  a_drawing_or_a:
    'Un dibujo o una captura que puedas usar. Sin ella, la dirección aparece en una tarjeta sencilla.',
  what_the_map_shows: 'Qué muestra el mapa: calles, ríos, la estación.',
  pin_from_the_left: 'Chincheta desde la izquierda, %',
  pin_from_the_top: 'Chincheta desde arriba, %',
  show_map: 'Mostrar el mapa',
  coordinates_help:
    'Pega la URL del lugar en Google Maps, OpenStreetMap o Apple Maps, o sus coordenadas: 54.4812, -0.6149. Con ella los visitantes pueden abrir el mapa aquí.',
  place_on_the_map: 'Lugar en el mapa',
  no_place_in_it:
    'No hay ningún lugar en el texto. Un enlace corto no lo tiene: ábrelo y copia la URL larga del mapa o las coordenadas.',
  without_a_picture: 'Sin imagen',
  the_studio: 'El estudio',
  example_address: 'Calle del Horno 4\nLarkmoor',
  ten_minutes_on_foot: 'A diez minutos a pie de la estación, siguiendo el río.',
} satisfies Translation<English>
