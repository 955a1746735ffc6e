/** The texts of the block cart-summary. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './cartSummary.de.ts'
import es from './cartSummary.es.ts'

const english = {
  label: 'Cart summary',
  keywords: 'basket, total, checkout, mini cart',
  cart: 'Cart',
  in_preview: 'The visitor’s own cart stands here',
  loading: 'Looking into your cart…',
  empty: 'Cart is empty',
  items: { plural: 'count', one: '{count} item', other: '{count} items' },
  view_cart: 'View cart',
  your_cart: 'Your cart',
  list_the_items: 'List the items',
  the_page_with_the: 'The page with the cart',
  the_visitors_cart: 'The visitor’s cart',
} as const

export const cartSummary = catalogue(english, { de, es })
export type English = typeof english
