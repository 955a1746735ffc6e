/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tableOfContents.ts'

export default {
  empty: 'Hier werden die Überschriften dieser Seite aufgelistet',
  on_this_page: 'Auf dieser Seite',
} satisfies Translation<English>
