/** The canvas: what is on it beside the blocks, the bar of a block, layouts to start with. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './canvas.de.ts'
import es from './canvas.es.ts'

const english = {
  empty: 'Empty: drop or insert a block here.',
  for_writers: 'For writers',
  look_failed: 'The look of the site could not be loaded; the text can be edited.',
  the_page: 'The page',
  pictures_only: 'Only pictures can be dropped on the page. Other files go to the media library.',
  pictures_failed: 'The pictures could not be taken in. Try again.',
  write_here: 'Write, or type / to insert a block',
  drag: 'Drag {block}',
  drag_to_move: 'Drag to move',
  insert_after: 'Insert a block after this one',
  insert_behind: 'Insert behind',
  more: 'More',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  code: 'Code',
  clear_formatting: 'Clear formatting',
  start_title: 'Start writing, or with a layout',
  start_layouts: 'Layouts to start with',
  data_failed: 'The data could not be loaded.',
  inserted: '{layout} inserted',
  frame: 'Canvas',
} as const

export const canvas = catalogue(english, { de, es })
export type English = typeof english
