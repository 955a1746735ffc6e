/** What pages show of the shop, by product: what it is and costs, and how many are left. */
import { shownKind } from '#platform/database/shown.ts'

export const productsShown = shownKind('products', [
  'product',
  'product_variant',
  'variant_price',
  'price_history',
  'product_order',
])

export const stockShown = shownKind('stock', ['stock_level', 'stock_movement', 'reservation'])
