/** The block product-list: cards and filters. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productList.de.ts'
import es from './productList.es.ts'

const english = {
  price_low_to_high: 'Price, low to high',
  price_high_to_low: 'Price, high to low',
  by_name: 'By name',
  from: 'From',
  to: 'To',
  sorting: 'Order',
  show: 'Show',
  show_all: 'Show all',
  nothing_fits: 'Nothing fits these filters.',
  empty: 'No products yet.',
  to_the_first_page: 'To the first page',
  last_one: 'Last one',
  products: { plural: 'count', one: '{count} product', other: '{count} products' },
  no_price: 'N/A',
  from_price: 'from {price}',
} as const

export const productList = catalogue(english, { de, es })
export type English = typeof english
