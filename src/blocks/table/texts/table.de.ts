/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './table.ts'

export default {
  label: 'Tabelle',
  keywords: 'zellen, zeilen, spalten, daten',
  table: 'Tabelle',
  cells_help:
    'Eine Zelle kann mit einer Farbe wie #e88762 oder mit ● beginnen: beides steht dann als Zeichen vor den Worten.',
  on_phones: 'Auf Smartphones',
  scrolls_sideways: 'Lässt sich seitlich verschieben',
  rows_become_cards: 'Zeilen werden zu Karten',
  first_row_is_the: 'Erste Zeile ist der Kopf',
  first_column_names_the: 'Erste Spalte benennt die Zeilen',
  docket: 'Lieferschein',
  stripes: 'Streifen',
  index: 'Verzeichnis: große Namen',
  sizes: 'Größen',
  mugs_and_what_they: 'Becher und was sie fassen',
  mug: 'Becher',
  height: 'Höhe',
  holds: 'Fasst',
  morning: 'Morgen',
  noon: 'Mittag',
  soup: 'Suppe',
} satisfies Translation<English>
