/** The fields of forms in the dashboard. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './fields.de.ts'
import es from './fields.es.ts'

const english = {
  missing_choice_values: 'Missing choice values',
  no_options: 'Radio - no value options supplied',
  done: 'Done',
  enlarge: 'Enlarge',
  arrow: 'Arrow',
  any_colour: '{label}, any colour',
  open_calendar: '{label}: open the calendar',
  earlier: 'Earlier',
  later: 'Later',
  no_items_yet: 'No items yet',
  moved_to: 'Moved to place {place} of {count}',
  move_row: '{action}: {row}',
  to: 'to {title}',
  choose_another_file: 'Choose another file',
  choose_file: 'Choose a file',
  add_pictures: 'Add pictures',
  show_more: 'Show more…',
  searching: 'Searching…',
  search_failed: 'The search failed.',
  day_pattern: 'yyyy-mm-dd',
  no_results: 'There are no results for {text}',
  add_row: 'Add row',
  add_column: 'Add column',
  remove_token: 'Remove {token}',
  type_and_press_enter: 'Type and press Enter',
  replacement_missing: 'Please choose what takes its place.',
  url_wrong: 'A URL begins with / or with https://',
  find_page: 'Find a page by its title',
  or_find_page: 'or find a page by its title',
  show_this_file_instead: 'Show this file instead',
  code_keys: 'Tab indents. Escape, then Tab, leaves.',
  code_leave: 'Esc, then Tab, leaves.',
  cell: '{label}, row {row}, column {column}',
  number_of: '{label}, number',
  unit_of: '{label}, unit',
  stars: { plural: 'count', one: '{count} star', other: '{count} stars' },
  line: 'Line {line}: {message}',
  and_more: '(and {count} more)',
  remove_row: 'Remove row {row}',
  remove_column: 'Remove column {column}',
  time_wrong: 'Write the time like 10:00 or 10 am.',
  time_before_start: 'This is before it begins.',
  hours_of: '{label}, hours',
  minutes_of: '{label}, minutes',
} as const

export const fields = catalogue(english, { de, es })
export type English = typeof english
