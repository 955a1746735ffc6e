/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './logoStrip.ts'

export default {
  label: 'Franja de logotipos',
  keywords: 'logotipos, marcas, clientes, socios, prensa, patrocinadores',
  logos: 'Logotipos',
  name_help: 'Lo leen los lectores de pantalla; sin imagen se muestra como palabra.',
  heading: 'Línea superior',
  colours: 'Colores',
  grey: 'Gris',
  one_colour: 'Color del texto',
  own_colours: 'Los suyos',
  start: 'Inicio',
  center: 'Centro',
  empty: 'Añade logotipos o nombres en los ajustes',
  kitchen: 'Cocina del Puerto',
  hotel: 'Hotel Lind',
  bakery: 'Panadería Norte',
  paper: 'El Correo de Larkmoor',
  tea: 'Tea & Co.',
  as_seen_in: 'En casa de',
} satisfies Translation<English>
