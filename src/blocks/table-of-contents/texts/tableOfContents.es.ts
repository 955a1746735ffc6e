/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tableOfContents.ts'

export default {
  empty: 'Aquí aparecerán los títulos de esta página',
  on_this_page: 'En esta página',
} satisfies Translation<English>
