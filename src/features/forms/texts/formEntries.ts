/** The texts of the screens Forms and Form data, with one entry. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './formEntries.de.ts'
import es from './formEntries.es.ts'

const english = {
  not_changed: 'The entries were not changed',
  not_deleted: 'The entries were not deleted',
  open: 'Open',
  state: 'State',
  unread: 'Unread',
  sent: 'Sent',
  entries: 'Entries',
  entry_of: 'the entry of {created}',
  any_state: 'Any state',
  mark_as_read: 'Mark as read',
  archive: 'Archive',
  spam: 'Spam',
  star: 'star',
  empty_title: 'Nothing was sent yet',
  empty_text: 'Send the form once yourself to see how it looks.',
  form_data: 'Form data',
  download_as_csv: 'Download as CSV',
  form: 'Form',
  none: 'none',
  edited: 'Edited',
  no_forms_title: 'No forms yet',
  no_forms_text: 'A form is an entry of the type form; a form block on a page shows it.',
  intro: 'What visitors sent you.',
  file: '{name} ({value} kB)',
  left_empty: 'left empty',
  from: 'from',
  reply_by_mail: 'Reply by mail',
  mark_as_unread: 'Mark as unread',
  entry: 'Entry',
  deleted: { plural: 'count', one: 'Entry deleted', other: '{count} entries deleted' },
  status: {
    select: 'status',
    new: 'Unread',
    read: 'Read',
    archived: 'Archived',
    spam: 'Spam',
    other: '{status}',
  },
  yes: 'yes',
  no: 'no',
} as const

export const formEntries = catalogue(english, { de, es })
export type English = typeof english
