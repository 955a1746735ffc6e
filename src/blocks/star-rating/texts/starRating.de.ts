/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starRating.ts'

export default {
  label: 'Sternebewertung',
  keywords: 'bewertung, sterne, punkte',
  rating: '{value} von {count} Sternen',
  rating_2: 'Bewertung',
  halves_and_tenths_are: 'Auch halbe Sterne und Zehntel werden gezeichnet: 4,5',
  out_of: 'Von',
  from_48_reviews: 'aus 48 Bewertungen',
  with_words: 'Mit Text',
  example_text: '4,5 aus 48 Bewertungen',
} satisfies Translation<English>
