/** The block column. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './column.de.ts'
import es from './column.es.ts'

const english = {
  label: 'Column',
  keywords: 'side by side, part',
  in_columns: 'In columns',
  a_column_of_text: 'A column of text.',
} as const

export const column = catalogue(english, { de, es })
export type English = typeof english
