/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pagination.ts'

export default {
  previous: 'Zurück',
  page: 'Seite {slot}',
  next: 'Weiter',
  pages_of: 'Seiten von {label}',
} satisfies Translation<English>
