/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productQuantity.ts'

export default {
  label: 'Cantidad del producto',
  keywords: 'unidades, cantidad, número',
} satisfies Translation<English>
