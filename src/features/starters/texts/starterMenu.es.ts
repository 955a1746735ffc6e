/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterMenu.ts'

export default {
  starters: 'Plantillas de sitio',
} satisfies Translation<English>
