/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './taxonomyList.ts'

export default {
  empty: 'Aquí todavía no se ha clasificado nada.',
  topics: 'Temas',
} satisfies Translation<English>
