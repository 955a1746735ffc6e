/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './layoutHandles.ts'

export default {
  handles: 'Espaciado',
  padding_top: 'Relleno superior',
  padding_bottom: 'Relleno inferior',
  value: '{step}, {pixels} píxeles',
  own_value: '{pixels} píxeles, personalizado',
  tip: '{label}. Se ajusta a la escala, Alt para cualquier píxel',
  edge: 'Borde tras la columna {column}',
  shares: '{left} por ciento antes, {right} por ciento después',
} satisfies Translation<English>
