/** The insert menu, and making blocks reusable. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './insertMenu.de.ts'
import es from './insertMenu.es.ts'

const english = {
  patterns: 'Patterns',
  reusable: 'Components',
  copy_inserted: 'A copy of {label} inserted',
  not_read: '“{label}” could not be read.',
  not_prepared: '“{label}” could not be inserted: its pictures and forms did not arrive. Try again.',
  patterns_failed: 'The patterns could not be loaded.',
  search: 'Search blocks',
  sections: 'What to insert',
  entries_of_type: 'Its entries, in cards of your own design',
  found: 'What is called so',
  keeps_one: 'keeps it one with the others ·',
  a_copy: 'a copy',
  title: 'Insert a block',
  nothing_found: 'Nothing is called “{words}”.',
  loading: 'Loading…',
  reusable_failed: 'The components could not be loaded.',
  reusable_empty:
    'None yet. Select blocks on a page and choose “Create component” in their menu: written once, they show wherever they are placed.',
  make_reusable: 'Create component',
  now_reusable: '“{title}” can be inserted on every page now.',
  name_example: 'Opening hours',
  name_help:
    'Written once, under Components. A change there shows on every page that holds it; single words can be other on each.',
  recent: 'Recent',
  text: 'Text',
  lists_and_more: 'Lists and more',
  inserted: '{label} inserted',
  in_this_line: 'In this line',
  key_moves: 'move',
  key_inserts: 'insert',
  key_keeps: 'keep “/{words}”',
} as const

export const insertMenu = catalogue(english, { de, es })
export type English = typeof english
