/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './design.ts'

export default {
  focus_help:
    'Arrastra el punto que debe quedar a la vista. Las flechas lo mueven un 1 %, con Mayús un 10 %.',
  focus_value: '{x} % desde la izquierda, {y} % desde arriba',
  angle: 'Ángulo',
  stop: 'Color {number}',
  own_colour: 'Color propio',
  picker: 'Selector para {title}',
  bad_colour: 'Un color tiene tres o seis cifras, como #b4632f.',
  own_colour_of: 'Color propio {number}',
  stop_position: 'Posición del color {number}',
  add_stop: 'Añadir un color',
  remove_stop: 'Quitar el color {number}',
  page: 'Página',
  surface: 'Superficie',
  tint: 'Tono suave',
  accent: 'Acento',
  dark: 'Oscuro',
} satisfies Translation<English>
