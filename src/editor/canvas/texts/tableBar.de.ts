/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tableBar.ts'

export default {
  place: 'Zeile {row}, Spalte {column}',
  row: 'Zeile {row}',
  column: 'Spalte {column}',
  row_before: 'Zeile darüber einfügen',
  row_after: 'Zeile darunter einfügen',
  column_before: 'Spalte davor einfügen',
  column_after: 'Spalte danach einfügen',
  move_before: 'Nach vorn verschieben',
  move_after: 'Nach hinten verschieben',
  delete_row: 'Zeile löschen',
  delete_column: 'Spalte löschen',
  header_row: 'Kopfzeile',
  header_column: 'Kopfspalte',
  width: 'Breite',
  automatic: 'Automatisch',
  add_row: 'Zeile hinzufügen',
  add_column: 'Spalte hinzufügen',
} satisfies Translation<English>
