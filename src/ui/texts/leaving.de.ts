/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './leaving.ts'

export default {
  unsaved: 'Was du hier geändert hast, ist nicht gespeichert.',
  discard_changes: 'Änderungen verwerfen',
} satisfies Translation<English>
