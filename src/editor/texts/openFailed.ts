/** A page that could not be opened. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './openFailed.de.ts'
import es from './openFailed.es.ts'

const english = {
  title: 'This page could not be opened',
  why: 'The page could not be opened.',
} as const

export const openFailed = catalogue(english, { de, es })
export type English = typeof english
