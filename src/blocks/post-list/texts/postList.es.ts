/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './postList.ts'

export default {
  nothing_any_more: 'Aquí ya no hay nada.',
  to_the_first_page: 'Ir a la primera página',
  empty: 'Aquí todavía no se ha escrito nada.',
} satisfies Translation<English>
