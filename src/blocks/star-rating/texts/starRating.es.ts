/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starRating.ts'

export default {
  rating: '{value} de {count} estrellas',
} satisfies Translation<English>
