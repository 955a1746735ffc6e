/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './design.ts'

export default {
  focus_help:
    'Arrastra el punto que debe quedar a la vista. Las flechas lo mueven un 1 %, con Mayús un 10 %.',
  focus_value: '{x} % desde la izquierda, {y} % desde arriba',
  angle: 'Ángulo',
  stop: 'Color {number}',
  custom_colour: 'Color personalizado',
  picker: '{title}, selector de color',
  bad_colour: 'Escribe un color de tres o seis cifras, como #b4632f.',
  custom_colour_of: 'Color personalizado {number}',
  stop_in_dark: 'Color {number} en modo oscuro',
  stop_position: 'Posición del color {number}',
  add_stop: 'Añadir un color',
  remove_stop: 'Quitar el color {number}',
  page: 'Página',
  surface: 'Superficie',
  tint: 'Tono suave',
  accent: 'Acento',
  dark: 'Oscuro',
} satisfies Translation<English>
