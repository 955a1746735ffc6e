/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './fields.ts'

export default {
  empty: 'Aquí aparecen los campos de una entrada publicada',
} satisfies Translation<English>
