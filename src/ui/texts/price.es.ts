/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './price.ts'

export default {
  free: 'Gratis',
  save: 'Ahorras {amount}',
} satisfies Translation<English>
