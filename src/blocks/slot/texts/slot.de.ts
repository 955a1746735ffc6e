/** The block slot, in German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './slot.ts'

export default {
  label: 'Platzhalter',
  keywords: 'Slot, Platzhalter, Komponente, Inhalt',
  name: 'Name des Platzhalters',
  name_example: 'Inhalt',
  name_help:
    'Was im Platzhalter steht, wird gezeigt, bis dort, wo die Komponente verwendet wird, etwas eingefügt ist.',
  example: 'Wird dort eingefügt, wo die Komponente verwendet wird.',
} satisfies Translation<English>
