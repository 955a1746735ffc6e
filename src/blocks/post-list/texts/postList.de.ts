/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './postList.ts'

export default {
  nothing_any_more: 'Hier steht nichts mehr.',
  to_the_first_page: 'Zur ersten Seite',
  empty: 'Hier wurde noch nichts geschrieben.',
} satisfies Translation<English>
