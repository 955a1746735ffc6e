/** The outline of a page and the names of its blocks there. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './outline.de.ts'
import es from './outline.es.ts'

const english = {
  blocks: 'Blocks of the page',
  shown_by_rules: 'shown by rules',
  hidden: 'hidden from visitors',
  name_removed: 'The name was taken away.',
  now_called: 'Now called {name}',
  name_help: 'Only shown here, to find the block again.',
  rename_title: 'Name in the outline',
  where_selected: 'Where the selected block stands',
  in_no_group: 'This block stands in no group.',
  none_before: 'There is no block before this one to move into.',
  its_group: 'its group',
  place: '{position} of {count}',
  place_in: '{position} of {count} in {group}',
  moved_out: '{block} moved out, now {place}',
  moved_in: '{block} moved in, now {place}',
} as const

export const outline = catalogue(english, { de, es })
export type English = typeof english
