/** The block taxonomy-list. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './taxonomyList.de.ts'
import es from './taxonomyList.es.ts'

const english = {
  empty: 'Nothing has been filed here yet.',
  topics: 'Topics',
} as const

export const taxonomyList = catalogue(english, { de, es })
export type English = typeof english
