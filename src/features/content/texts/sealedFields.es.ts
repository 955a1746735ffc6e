/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sealedFields.ts'

export default {
  field: 'el campo {name} de «{title}»',
} satisfies Translation<English>
