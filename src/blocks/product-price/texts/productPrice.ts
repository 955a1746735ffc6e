/** The block product-price. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productPrice.de.ts'
import es from './productPrice.es.ts'

const english = {
  label: 'Product price',
  keywords: 'price, cost, sale',
  product_price: 'Product price',
} as const

export const productPrice = catalogue(english, { de, es })
export type English = typeof english
