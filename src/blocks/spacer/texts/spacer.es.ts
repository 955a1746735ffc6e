/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './spacer.ts'

export default {
  label: 'Espaciador',
  keywords: 'espacio, hueco',
} satisfies Translation<English>
