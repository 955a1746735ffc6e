/** The block snippet. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './snippet.de.ts'
import es from './snippet.es.ts'

const english = {
  not_published: 'This snippet is not published, or gone',
  choose_snippet: 'Choose a snippet',
} as const

export const snippet = catalogue(english, { de, es })
export type English = typeof english
