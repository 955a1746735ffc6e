/** The texts of the block cart-summary. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './cartSummary.de.ts'
import es from './cartSummary.es.ts'

const english = {
  cart: 'Cart',
  in_preview: 'The visitor’s own cart stands here',
  loading: 'Looking into your cart…',
  empty: 'Cart is empty',
  items: { plural: 'count', one: '{count} item', other: '{count} items' },
  view_cart: 'View cart',
} as const

export const cartSummary = catalogue(english, { de, es })
export type English = typeof english
