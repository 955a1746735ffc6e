/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './column.ts'

export default {
  label: 'Spalte',
  keywords: 'nebeneinander, teil',
  in_columns: 'In Spalten',
  a_column_of_text: 'Eine Spalte mit Text.',
} satisfies Translation<English>
