/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './price.ts'

export default {
  save: 'Du sparst {amount}',
} satisfies Translation<English>
