/** The block snippet. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './snippet.de.ts'
import es from './snippet.es.ts'

const english = {
  label: 'Snippet',
  keywords: 'sniplet, code, stored, component',
  not_published: 'This snippet is not published, or gone',
  choose_snippet: 'Choose a snippet',
  snippet: 'Snippet',
  a_snippet: 'A snippet',
  orders_that_reach_us: 'Orders that reach us before noon leave on the same day.',
} as const

export const snippet = catalogue(english, { de, es })
export type English = typeof english
