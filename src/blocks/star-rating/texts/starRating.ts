/** The block star-rating. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './starRating.de.ts'
import es from './starRating.es.ts'

const english = {
  label: 'Star rating',
  keywords: 'review, stars, score',
  rating: '{value} of {count} stars',
  rating_2: 'Rating',
  halves_and_tenths_are: 'Halves and tenths are drawn too: 4.5',
  out_of: 'Out of',
  from_48_reviews: 'from 48 reviews',
  with_words: 'With words',
  example_text: '4.5 from 48 reviews',
} as const

export const starRating = catalogue(english, { de, es })
export type English = typeof english
