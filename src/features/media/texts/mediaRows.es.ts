/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './mediaRows.ts'

export default {
  media: 'un archivo',
} satisfies Translation<English>
