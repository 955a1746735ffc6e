/** What is written beside a price. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './price.de.ts'
import es from './price.es.ts'

const english = {
  free: 'Free',
  save: 'Save {amount}',
} as const

export const price = catalogue(english, { de, es })
export type English = typeof english
