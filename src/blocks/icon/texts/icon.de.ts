/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './icon.ts'

export default {
  label: 'Icon',
  keywords: 'symbol, piktogramm, zeichen',
  icon: 'Icon',
  what_the_icon_says: 'Was das Icon sagt, wenn kein Text dabeisteht. Leer bei Dekoration.',
  lines_only: 'Nur Linien',
  on_a_disc: 'Auf einem Kreis',
  with_words: 'Mit Text',
  sent_within_two_days: 'Versand innerhalb von zwei Tagen',
  fired_at_1250_degrees: 'Bei 1250 Grad gebrannt',
} satisfies Translation<English>
