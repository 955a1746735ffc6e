/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accordionItem.ts'

export default {
  label: 'Entrada de acordeón',
  keywords: 'pregunta, detalles',
  more: 'Más',
  note: 'Nota al final de la línea',
  open_from_the_start: 'Abierta desde el principio',
  closed: 'Cerrada',
  which_clay_is_it: '¿Qué arcilla es?',
  a_grogged_stoneware_from: 'Un gres chamotado del valle de al lado.',
} satisfies Translation<English>
