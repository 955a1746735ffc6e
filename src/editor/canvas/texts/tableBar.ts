/** Rows and columns of the table that is being written. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tableBar.de.ts'
import es from './tableBar.es.ts'

const english = {
  place: 'Row {row}, column {column}',
  row: 'Row {row}',
  column: 'Column {column}',
  row_before: 'Insert row above',
  row_after: 'Insert row below',
  column_before: 'Insert column before',
  column_after: 'Insert column after',
  move_before: 'Move before',
  move_after: 'Move after',
  delete_row: 'Delete row',
  delete_column: 'Delete column',
  header_row: 'Header row',
  header_column: 'Header column',
  width: 'Width',
  automatic: 'Automatic',
  add_row: 'Add row',
  add_column: 'Add column',
} as const

export const tableBar = catalogue(english, { de, es })
export type English = typeof english
