/** Files, uploads, and what uses something that is to go. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './files.de.ts'
import es from './files.es.ts'

const english = {
  folder: 'Folder',
  search_files: 'Search files',
  upload: 'Upload',
  show_all: 'Show all',
  nothing_called: 'Nothing is called “{search}” here',
  folder_empty: 'This folder is empty',
  folder_empty_more: 'Drop files here, paste a picture, or upload them.',
  choose_files: 'Choose {count} files',
  upload_error: 'Upload Error',
  not_uploaded: 'was not uploaded. {text}',
  dismiss: 'Dismiss {name}',
  upload_of: 'Upload of {name}',
  being_stored: 'Saving…',
  uploads: 'Uploads',
  nothing_was_changed: 'Nothing was changed',
  some_not_changed: 'Some pages could not be changed',
  leave_links: 'Leave the links: they will lead to “Page Not Found”',
  leave_places: 'Leave them: a gap will show in its place',
  lead_links: 'Redirect links and visitors of the old URL to',
  another_file: 'Show another file instead',
  another_one: 'Show another one instead',
  remove_links: 'Take the links away and keep their words',
  remove_places: 'Take it away from those pages',
  replacement: 'The one that takes its place',
  in_use: '“{title}” is in use',
  several_in_use: '{count} of these are in use',
  keep: 'Keep',
  no_redirect: '{url} does not lead on',
  not_published: 'not published',
  below_it: 'stands below it',
  too_large: 'A file may have at most 25 MB.',
  pages_use_it: { plural: 'count', one: 'One page uses it:', other: '{count} pages use it:' },
  pages_use_them: { plural: 'count', one: 'One page uses them:', other: '{count} pages use them:' },
  uses: 'uses “{title}”',
  named_by_settings: {
    plural: 'count',
    one: 'The setting {settings} names “{title}”:',
    other: 'The settings {settings} name “{title}”:',
  },
  what_of_links: 'What is to become of the links?',
  what_of_places: 'What is to become of its places?',
  into_folder: 'into {folder}',
  into_top: 'into the top folder',
  field_of: 'field {name}',
} as const

export const files = catalogue(english, { de, es })
export type English = typeof english
