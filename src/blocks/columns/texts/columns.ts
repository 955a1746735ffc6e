/** The block columns. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './columns.de.ts'
import es from './columns.es.ts'

const english = {
  label: 'Columns',
  keywords: 'grid, side by side',
  widths: 'Widths',
  even: 'Even',
  first_wider: 'First wider',
  last_wider: 'Last wider',
  as_wide_as_needed: 'As wide as needed, at both ends',
  halves: 'Halves, edge to edge',
  the_first_column_holds: 'The first column holds a few words.',
  the_second_one_holds: 'The second one holds some more, so that its height differs from that of the first.',
} as const

export const columns = catalogue(english, { de, es })
export type English = typeof english
