/** What who fills in a form reads, and the email about what was sent. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './visitorForms.de.ts'
import es from './visitorForms.es.ts'

const english = {
  thanks: 'Thank you. We have received it.',
  look_again: 'Please look at these {count} fields again.',
  cannot_be_read: 'cannot be read',
  file_too_large: 'This file is larger than 10 MB. {accepted}',
  file_empty: 'This file is empty.',
  file_refused: 'Files of this kind are not taken here. {accepted}',
  sent_from: 'Sent from {url}',
  read_and_answer: 'Read and answer it: {url}',
  yes: 'yes',
} as const

export const visitorForms = catalogue(english, { de, es })
export type English = typeof english
