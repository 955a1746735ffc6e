/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './discard.ts'

export default {
  question: 'Deine Änderungen verwerfen?',
  keep_editing: 'Weiter bearbeiten',
  discard: 'Verwerfen',
} satisfies Translation<English>
