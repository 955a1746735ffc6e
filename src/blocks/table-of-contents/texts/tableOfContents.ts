/** The block table-of-contents. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tableOfContents.de.ts'
import es from './tableOfContents.es.ts'

const english = {
  empty: 'The headings of this page will be listed here',
  on_this_page: 'On this page',
} as const

export const tableOfContents = catalogue(english, { de, es })
export type English = typeof english
