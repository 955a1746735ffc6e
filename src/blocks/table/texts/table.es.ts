/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './table.ts'

export default {
  table: 'Tabla',
} satisfies Translation<English>
