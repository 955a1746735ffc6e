/** The block table. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './table.de.ts'
import es from './table.es.ts'

const english = {
  label: 'Table',
  keywords: 'cells, rows, columns, data',
  table: 'Table',
  cells_help:
    'A cell may begin with a colour, such as #e88762, or with ●: both are shown as a sign before its words.',
  on_phones: 'On phones',
  scrolls_sideways: 'Scroll sideways',
  rows_become_cards: 'Rows become cards',
  first_row_is_the: 'First row is the head',
  first_column_names_the: 'First column names the rows',
  docket: 'Docket',
  stripes: 'Stripes',
  index: 'Index: large names',
  sizes: 'Sizes',
  mugs_and_what_they: 'Mugs and what they hold',
  mug: 'Mug',
  height: 'Height',
  holds: 'Holds',
  morning: 'Morning',
  noon: 'Noon',
  soup: 'Soup',
} as const

export const table = catalogue(english, { de, es })
export type English = typeof english
