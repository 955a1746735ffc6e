/** What pages show of the catalogue, by product: what it is and costs. */
import { shownKind } from '#platform/database/shown.ts'

export const productsShown = shownKind('products', [
  'product',
  'product_variant',
  'variant_price',
  'price_history',
  'product_order',
])
