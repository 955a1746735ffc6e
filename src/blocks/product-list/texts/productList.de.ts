/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productList.ts'

export default {
  price_low_to_high: 'Preis aufsteigend',
  price_high_to_low: 'Preis absteigend',
  by_name: 'Nach Name',
  from: 'Von',
  to: 'Bis',
  sorting: 'Sortierung',
  show: 'Anzeigen',
  show_all: 'Alle anzeigen',
  nothing_fits: 'Nichts passt zu diesen Filtern.',
  empty: 'Noch keine Produkte.',
  to_the_first_page: 'Zur ersten Seite',
  last_one: 'Letztes Stück',
  products: { plural: 'count', one: '{count} Produkt', other: '{count} Produkte' },
  no_price: 'k. A.',
  from_price: 'ab {price}',
} satisfies Translation<English>
