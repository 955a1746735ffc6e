/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cardTexts.ts'

export default {
  options: { plural: 'count', one: '{count} variante', other: '{count} variantes' },
} satisfies Translation<English>
