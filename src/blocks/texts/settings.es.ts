/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './settings.ts'

export default {
  image_before_it_plays: 'Imagen antes de reproducir',
  focal_point: 'Punto focal',
  decorative: 'Decorativa',
  what_it_shows: 'Qué muestra',
  shape: 'Forma',
  square: 'Cuadrado',
  look: 'Aspecto',
  name_for_screen_readers: 'Nombre para lectores de pantalla',
  text: 'Texto',
  boxes: 'Recuadros',
  cells: 'Celdas',
  lines: 'Líneas',
  grid: 'Cuadrícula',
  words_beside_it: 'Texto al lado',
  price_layout: 'Formato del precio',
  how_many_at_once: 'Cuántos a la vez',
  any: 'Cualquiera',
  two_lists_on_one:
    'Dos listas en una página: da a cada una un nombre abajo, para que cada una pase de página por separado.',
  where_a_page_has: 'Si una página tiene más de una lista con páginas.',
  order: 'Orden',
  what_the_picture_shows: 'Qué muestra la imagen, para quienes no la ven. Vacío si es decoración.',
  landscape_4_3: 'Horizontal 4:3',
  portrait_4_5: 'Vertical 4:5',
  top: 'Arriba',
  middle: 'Centro',
  bottom: 'Abajo',
  leads_to: 'Lleva a',
  heading_of: 'Encabezado {level}',
} satisfies Translation<English>
