/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productStock.ts'

export default {
  label: 'Existencias del producto',
  keywords: 'disponibilidad, quedan, agotado',
} satisfies Translation<English>
