/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './icon.ts'

export default {
  label: 'Icono',
  keywords: 'símbolo, pictograma, signo',
  icon: 'Icono',
  what_the_icon_says: 'Qué dice el icono, si no lo acompaña un texto. Vacío si es decoración.',
  lines_only: 'Solo líneas',
  on_a_disc: 'Sobre un círculo',
  with_words: 'Con texto',
  sent_within_two_days: 'Se envía en dos días',
  fired_at_1250_degrees: 'Cocido a 1250 grados',
} satisfies Translation<English>
