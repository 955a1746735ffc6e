/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './orderScreen.ts'

export default {
  staff: 'Personal',
} satisfies Translation<English>
