/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starRating.ts'

export default {
  label: 'Valoración con estrellas',
  keywords: 'reseña, estrellas, puntuación',
  rating: '{value} de {count} estrellas',
  rating_2: 'Valoración',
  halves_and_tenths_are: 'También se dibujan medias estrellas y décimas: 4,5',
  out_of: 'De un total de',
  from_48_reviews: 'de 48 reseñas',
  with_words: 'Con texto',
  example_text: '4,5 de 48 reseñas',
} satisfies Translation<English>
