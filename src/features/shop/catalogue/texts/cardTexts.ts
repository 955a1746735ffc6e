/** What the card of a product says beside its name and price. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './cardTexts.de.ts'
import es from './cardTexts.es.ts'

const english = {
  options: { plural: 'count', one: '{count} option', other: '{count} options' },
} as const

export const cardTexts = catalogue(english, { de, es })
export type English = typeof english
