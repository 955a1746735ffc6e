/** The texts of the screen Account emails. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './accountEmailList.de.ts'
import es from './accountEmailList.es.ts'

const english = {
  sent: 'Sent',
  waiting: 'Waiting',
  not_sent_yet: 'Not sent yet',
  given_up: 'Given up',
  not_opened: 'The email was not opened',
  no_server: 'This site sends no emails: no mail server is set.',
  they_wait: 'They wait here, and you can open them and hand their links over. They go out as soon as',
  until_server: 'a mail server is set',
  title: 'Account emails',
  state: 'State',
  written: 'Written',
  open: 'Open',
  empty_title: 'No email was written yet',
  empty_text: 'Invite somebody, or ask for a new password, and the email stands here.',
  intro: 'Invitations, new passwords and confirmations. Emails about orders are in the shop.',
  to: 'To {to}',
  link: 'Link of the email',
  opening_is_noted: 'That you opened it is written into the audit log.',
} as const

export const accountEmailList = catalogue(english, { de, es })
export type English = typeof english
