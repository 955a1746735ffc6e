/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productPrice.ts'

export default {
  label: 'Precio del producto',
  keywords: 'precio, coste, oferta',
  product_price: 'Precio del producto',
} satisfies Translation<English>
