/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterMenu.ts'

export default {
  starters: 'Website-Vorlagen',
} satisfies Translation<English>
