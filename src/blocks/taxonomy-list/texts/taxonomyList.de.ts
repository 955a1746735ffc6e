/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './taxonomyList.ts'

export default {
  empty: 'Hier ist noch nichts eingeordnet.',
  topics: 'Themen',
} satisfies Translation<English>
