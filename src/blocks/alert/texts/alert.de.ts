/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './alert.ts'

export default {
  note: 'Hinweis',
  good_news: 'Gute Nachricht',
  caution: 'Vorsicht',
  warning: 'Warnung',
} satisfies Translation<English>
