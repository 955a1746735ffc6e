/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paragraph.ts'

export default {
  label: 'Párrafo',
  keywords: 'texto, p, cuerpo',
  body_text: 'Cuerpo de texto',
  lead: 'Entradilla',
  small_note: 'Nota pequeña',
  line_above_a_heading: 'Línea sobre un encabezado',
  slip: 'Tira de papel',
  numeral: 'Número detrás de la sección',
  every_piece_is_thrown:
    'Cada pieza está <strong>torneada a mano</strong>, esmaltada en <em>cuatro colores</em> y cocida dos veces. <a href="/about">Lee cómo</a>.',
  statement: 'Tan grande como un encabezado',
} satisfies Translation<English>
