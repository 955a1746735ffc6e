/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterMenu.ts'

export default {
  starters: 'Sitios iniciales',
} satisfies Translation<English>
