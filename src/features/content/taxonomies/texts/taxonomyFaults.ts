/** Why a taxonomy is refused. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './taxonomyFaults.de.ts'
import es from './taxonomyFaults.es.ts'

const english = {
  name: 'A name has small letters, digits, - and _',
} as const

export const taxonomyFaults = catalogue(english, { de, es })
export type English = typeof english
