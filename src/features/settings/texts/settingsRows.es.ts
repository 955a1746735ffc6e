/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './settingsRows.ts'

export default {
  option: 'un ajuste',
} satisfies Translation<English>
