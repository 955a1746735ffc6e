/** The block post-list. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './postList.de.ts'
import es from './postList.es.ts'

const english = {
  nothing_any_more: 'Nothing stands here any more.',
  to_the_first_page: 'To the first page',
  empty: 'Nothing has been written here yet.',
} as const

export const postList = catalogue(english, { de, es })
export type English = typeof english
