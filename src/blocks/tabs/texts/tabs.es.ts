/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tabs.ts'

export default {
  tab: 'Pestaña {value}',
} satisfies Translation<English>
