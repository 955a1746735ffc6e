/** The sheet of keys: what each does in the editor. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './keys.de.ts'
import es from './keys.es.ts'

const english = {
  palette: 'Everything by its name',
  find_and_replace: 'Find and replace',
  zoom_to_fit: 'Zoom to fit',
  zoom_to_100: 'Zoom to 100 %',
  zoom_in_or_out: 'Zoom in, zoom out',
  this_sheet: 'This sheet',
  one_layer_back: 'One layer back: text, block, what holds it, page',
  insert: 'Insert a block',
  select_beside: 'Select the block before or after',
  select_several: 'Select several',
  select_all: 'Select all blocks; in a text its words first',
  write_in: 'Write in the selected block, or go into what it holds',
  move_up_or_down: 'Move up or down',
  distances: 'Hold and move the pointer: distances to other blocks',
  new_section: 'New section behind this one',
  wrap: 'Wrap in a group; with Shift: unwrap',
  turn_into: 'Turn into a paragraph, or a heading of a level',
  block_menu: 'All that can be done with the block',
  rename: 'Name in the outline',
  copy_cut_paste: 'Copy, cut, paste, also to another page',
  copy_paste_style: 'Copy and paste the style',
  words: 'Words',
  bold_italic: 'Bold, italic, underlined',
  code: 'Code',
  strikethrough: 'Strikethrough',
  align: 'Align to the start, centred, to the end',
  list_kinds: 'Numbers, bullets, tasks',
  clear_formatting: 'Clear formatting',
  nest: 'In a list: one level in; with Shift: one level out',
  link: 'Link of the selected words, or of the link at the caret',
  markdown_shortcuts: 'And a space at the start: heading, list, numbers, quote',
  new_line: 'New line in the same block',
  table_cells: 'Next cell, in the last one a new row; with Shift: the cell before',
  table_rows: 'New row above or below',
  table_columns: 'New column before or after',
  table_delete: 'Delete the row; with Shift: the column',
  table_leave: 'In the last row: go on behind the table',
  outline: 'Outline',
  walk: 'Go through the blocks',
  fold: 'Close and open what a block holds',
  write_in_the_block: 'Write in the block',
  move_in_out: 'Move out of its group, or into the one before',
  mac: 'Ctrl is Command on a Mac.',
  title: 'Keys of the editor',
} as const

export const keys = catalogue(english, { de, es })
export type English = typeof english
