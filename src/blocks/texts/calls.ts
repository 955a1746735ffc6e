/** What is said of a call that failed without an answer. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './calls.de.ts'
import es from './calls.es.ts'

const english = {
  failed: 'Something went wrong. Please try again.',
} as const

export const calls = catalogue(english, { de, es })
export type English = typeof english
