/** What the runtime of public pages says. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './visitor.de.ts'
import es from './visitor.es.ts'

const english = {
  page_not_loaded: 'Page not loaded',
  page_not_loaded_more: 'Check the connection, or try again in a moment.',
  notices: 'Notices',
  close_notice: 'Close notice',
  account: 'Account',
  editing: 'Editing',
  unknown: 'Unknown',
} as const

export const visitor = catalogue(english, { de, es })
export type English = typeof english
