/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sealedFields.ts'

export default {
  field: 'das Feld {name} von „{title}“',
} satisfies Translation<English>
