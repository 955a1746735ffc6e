/** What becomes of the entries of a form. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './formSection.de.ts'
import es from './formSection.es.ts'

const english = {
  entries: 'Entries',
  send_entries_to: 'Send entries to',
  wrong_emails: 'Not an email address: {emails}',
  emails_help:
    'Email addresses, with commas between. Empty: the email address of the site, else its administrators.',
  add_field: 'Add field',
  is_required: 'Must be filled in',
  button: 'Text of the button',
  thanks_example: 'Thank you. We have received it.',
  thanks: 'Answer to the sender',
} as const

export const formSection = catalogue(english, { de, es })
export type English = typeof english
