/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './stockLines.ts'

export default {
  left: '{item}: quedan {available}',
  more: 'y {count} más',
} satisfies Translation<English>
