/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './mediaRows.ts'

export default {
  media: 'eine Datei',
} satisfies Translation<English>
