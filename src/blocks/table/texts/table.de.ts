/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './table.ts'

export default {
  table: 'Tabelle',
} satisfies Translation<English>
