/** What can go wrong with the newsletter: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './newsletterProblems.de.ts'
import es from './newsletterProblems.es.ts'

const english = {
  'newsletter.email_invalid': 'Please enter an email address, such as name@example.com.',
  'newsletter.listed': 'This address is subscribed already.',
  'newsletter.note_missing': 'Please say how and when these people agreed.',
  'newsletter.consent_missing': 'Please confirm that everybody in the file has agreed.',
  'newsletter.no_emails': 'There is no email address in this file.',
  'newsletter.file_too_long': 'A file may have {count} rows at most. Please split it.',
  'newsletter.subscriber_missing': 'There is no such subscriber.',
  'newsletter.mail_missing': 'There is no such email.',
  'newsletter.mail_empty': 'There is nothing in this email yet.',
  'newsletter.subject_missing': 'Please give the email a subject.',
  'newsletter.blocks_unfit': 'An email cannot show these blocks: {blocks}. Please remove them.',
  'newsletter.nobody': 'Nobody is subscribed yet.',
  'newsletter.count_changed': 'There are {count} subscribers now. Please look once more before you send it.',
  'newsletter.sent_already': 'This email was sent already.',
  'newsletter.state_wrong': 'The email has come further in the meantime. Please look again.',
  'newsletter.time_past': 'Please choose a time to come.',
  'newsletter.no_server': 'There is no mail server yet. Enter one in the settings first.',
  'newsletter.being_sent': 'This email is planned or on its way. Cancel it first.',
  'newsletter.cursor_invalid': 'This place of the list cannot be read.',
} as const

export const newsletterProblems = templates(english, { de, es })
export type English = typeof english
