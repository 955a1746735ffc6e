/** The block star-rating. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './starRating.de.ts'
import es from './starRating.es.ts'

const english = {
  rating: '{value} of {count} stars',
} as const

export const starRating = catalogue(english, { de, es })
export type English = typeof english
