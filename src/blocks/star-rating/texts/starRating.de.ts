/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starRating.ts'

export default {
  rating: '{value} von {count} Sternen',
} satisfies Translation<English>
