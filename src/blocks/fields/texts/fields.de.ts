/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './fields.ts'

export default {
  empty: 'Hier stehen die Felder eines veröffentlichten Eintrags',
} satisfies Translation<English>
