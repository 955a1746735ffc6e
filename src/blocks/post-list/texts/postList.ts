/** The block post-list. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './postList.de.ts'
import es from './postList.es.ts'

const english = {
  label: 'Post list',
  keywords: 'journal, blog, articles, cards, archive',
  nothing_any_more: 'Nothing stands here any more.',
  to_the_first_page: 'To the first page',
  empty: 'Nothing has been written here yet.',
  entry_of_an_own: 'Entry of an own taxonomy',
  oldest_first: 'Oldest first',
  last_changed_first: 'Last changed first',
  by_title: 'By title',
  cards: 'Cards',
  cards_the_first_one: 'Cards, the first one large',
  rows_picture_beside_text: 'Rows, picture beside text',
  lines_of_title_and: 'Lines of title and date',
  without_pictures: 'Without pictures',
  without_category_and_date: 'Without category and date',
  without_descriptions: 'Without descriptions',
  readers_can_turn_pages: 'Readers can turn pages',
  nothing_to_show: 'Nothing to show',
} as const

export const postList = catalogue(english, { de, es })
export type English = typeof english
