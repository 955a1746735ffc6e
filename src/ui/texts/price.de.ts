/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './price.ts'

export default {
  free: 'Kostenlos',
  save: 'Du sparst {amount}',
} satisfies Translation<English>
