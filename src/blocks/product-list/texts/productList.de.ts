/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productList.ts'

export default {
  label: 'Produktliste',
  keywords: 'shop, produkte, katalog, raster',
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
  visitors_can_filter_sort: 'Besucher können filtern, sortieren und blättern',
  visitors_can_turn_pages: 'Besucher können blättern',
  cards: 'Karten',
  with_filters: 'Mit Filtern',
} satisfies Translation<English>
