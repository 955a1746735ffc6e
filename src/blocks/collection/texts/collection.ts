/** The block collection. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './collection.de.ts'
import es from './collection.es.ts'

const english = {
  label: 'Collection',
  keywords: 'collection list, cms, entries, events, dynamic, repeat, loop, cards, query',
  row: 'Row to scroll',
  list: 'List',
  columns: 'Columns',
  columns_tablet: 'Columns on a tablet',
  columns_phone: 'Columns on a phone',
  gap: 'Space between cards',
  no_gap: 'None',
  paging: 'More entries',
  paging_none: 'Not shown',
  paging_more: 'A “Load more” button',
  paging_pages: 'Page numbers',
  when_empty: 'Text when there is nothing to show',
  nothing_here: 'Nothing here yet.',
  nothing_any_more: 'There is nothing on this page any more.',
  to_the_first_page: 'To the first page',
  load_more: 'Load more',
  not_loaded: 'More could not be loaded',
  not_loaded_more: 'Check your connection and try again.',
  choose_type: 'Choose a content type in the settings: its entries are shown in this card.',
  no_entry_yet: 'No published entry fits. The card shows the names of the fields until there is one.',
  coming_events: 'Coming events',
  nothing_to_show: 'Nothing to show',
  example_concert: 'Concert in the kiln house',
  example_concert_day: 'Saturday evening',
  example_market: 'Winter market',
  example_market_day: 'All Sunday',
  example_course: 'Throwing for beginners',
  example_course_day: 'Six Monday evenings',
} as const

export const collection = catalogue(english, { de, es })
export type English = typeof english
