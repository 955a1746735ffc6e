/** The block slot-content, in German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './slotContent.ts'

export default {
  label: 'Inhalt des Platzhalters',
  keywords: 'Slot, Platzhalter, Komponente, Inhalt',
  example: 'Nur auf dieser Seite.',
} satisfies Translation<English>
