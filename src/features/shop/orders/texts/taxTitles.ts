/** How a tax is named beside an order. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './taxTitles.de.ts'
import es from './taxTitles.es.ts'

const english = {
  added: '{title} {rate} %',
  included: '{title} {rate} %, included',
} as const

export const taxTitles = catalogue(english, { de, es })
export type English = typeof english
