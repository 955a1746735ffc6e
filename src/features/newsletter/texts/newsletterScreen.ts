/** The lists of the newsletter. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './newsletterScreen.de.ts'
import es from './newsletterScreen.es.ts'

const english = {
  newsletter: 'Newsletter',
  subscribers: 'Subscribers',
  intro: 'Emails to everybody who has subscribed on your site.',
  new_email: 'New email',
  subject: 'Subject',
  delivered: 'Emails delivered',
  bounced_head: 'Not delivered',
  when: 'When',
  nobody_yet: 'None yet',
  sent_of: '{count} of {total}',
  review_short: 'Review',
  no_emails_title: 'No emails yet',
  no_emails_text:
    'Write your first one of the same blocks as a page. Subscribers come from the Newsletter block, or from a file.',
  mail_state: {
    select: 'state',
    draft: 'Draft',
    planned: 'Scheduled',
    sending: 'Sending',
    paused: 'Paused',
    sent: 'Sent',
    other: 'Cancelled',
  },
  subscriber_state: {
    select: 'state',
    waiting: 'Not confirmed',
    subscribed: 'Subscribed',
    unsubscribed: 'Unsubscribed',
    other: 'Bounced',
  },
} as const

export const newsletterScreen = catalogue(english, { de, es })
export type English = typeof english
