/** The screen that replaces words in all posts. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './replaceScreen.de.ts'
import es from './replaceScreen.es.ts'

const english = {
  title: 'Find and replace',
  intro:
    'Changes words in titles, texts, captions and alt texts of all pages and entries you may edit, and in menus and forms. URLs, email addresses, code and settings stay as they are.',
  find: 'Find',
  replace_with: 'Replace with',
  match_case: 'Match case',
  whole_words: 'Whole words',
  nothing_found: '“{find}” was not found',
  nothing_found_text: 'Only pages and entries that you may edit are searched.',
  cut: 'Only the first {count} pages and entries are shown. Replace in these first, then search again.',
  places: { plural: 'count', one: '{count} place', other: '{count} places' },
  in_entries: { plural: 'count', one: '{count} entry', other: '{count} entries' },
  chosen: '{places} in {entries}.',
  replace_in: { plural: 'count', one: 'Replace in {count} entry', other: 'Replace in {count} entries' },
  live_now: {
    plural: 'count',
    one: '{count} live page changes for visitors at once.',
    other: '{count} live pages change for visitors at once.',
  },
  may_undo: 'It can be undone for 24 hours.',
  elsewhere: 'Also found elsewhere',
  elsewhere_text: 'These words are not replaced here. Each is changed on its own screen.',
  edit: 'Edit',
  open: 'Edit “{title}”',
  change_there: 'Change it here',
  change_there_of: 'Change it here: {title}',
  changed_posts: 'What was changed',
  undone_posts: 'What was undone',
  beside_live: 'a change of it waits beside the live page',
  failed: 'Nothing was replaced',
  undo_failed: 'It was not undone',
  last_day: 'Last 24 hours',
  undo_of: 'Undo the replacement of “{find}”',
  progress: '{done} of {total} entries done',
  undone_in: { plural: 'count', one: 'Undone in {count} entry', other: 'Undone in {count} entries' },
  replaced: 'Changed {places} in {entries}',
} as const

export const replaceScreen = catalogue(english, { de, es })
export type English = typeof english
