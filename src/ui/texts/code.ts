/** What is wrong with code that is written in the dashboard. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './code.de.ts'
import es from './code.es.ts'

const english = {
  closes_nothing: '{text} closes nothing that is open',
  not_closed: '{tag} is not closed',
  something_missing: 'Something is missing here',
  does_not_belong: '“{text}” does not belong here',
} as const

export const code = catalogue(english, { de, es })
export type English = typeof english
