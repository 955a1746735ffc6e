/** The block product-list: cards and filters. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productList.de.ts'
import es from './productList.es.ts'

const english = {
  label: 'Product list',
  keywords: 'shop, products, catalogue, grid',
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
  visitors_can_filter_sort: 'Visitors can filter, sort and turn pages',
  visitors_can_turn_pages: 'Visitors can turn pages',
  cards: 'Cards',
  with_filters: 'With filters',
} as const

export const productList = catalogue(english, { de, es })
export type English = typeof english
