/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productPrice.ts'

export default {
  label: 'Produktpreis',
  keywords: 'preis, kosten, angebot',
  product_price: 'Produktpreis',
} satisfies Translation<English>
