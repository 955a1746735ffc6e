/** Words that content gives to pages, lists and the log. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './inPages.de.ts'
import es from './inPages.es.ts'

const english = {
  home: 'Home',
  yes: 'Yes',
  no: 'No',
  name_not_allowed: 'This name is not allowed',
  no_category: 'None',
  plain_layout: 'Plain',
  without_title: 'without a title',
} as const

export const inPages = catalogue(english, { de, es })
export type English = typeof english
