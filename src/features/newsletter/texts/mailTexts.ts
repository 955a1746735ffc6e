/** One email: before it is sent, on its way and afterwards. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './mailTexts.de.ts'
import es from './mailTexts.es.ts'

const english = {
  about: 'About the email',
  send_test: 'Send test',
  send: 'Send',
  unplan: 'Cancel schedule',
  pause: 'Pause',
  resume: 'Resume',
  test_sent: 'Test sent to {email}',
  test_help: 'It arrives in a few seconds. Nobody else gets it.',
  to: 'Recipients',
  from: 'Sender',
  audience: { plural: 'count', one: '{count} subscriber', other: '{count} subscribers' },
  preheader: 'Preview text',
  no_preheader: 'The first words of the email',
  without_alt: {
    plural: 'count',
    one: '{count} picture says nothing to people who do not see it. Give it alternative text, or mark it as decoration.',
    other:
      '{count} pictures say nothing to people who do not see them. Give them alternative text, or mark them as decoration.',
  },
  unfit: 'An email cannot show these blocks: {blocks}. Remove them before you send it.',
  empty: 'There is nothing in this email yet.',
  logo_left: 'Your logo is an SVG that emails cannot show. They show the name of the site instead.',
  choose_logo: 'Choose another logo',
  no_server: 'There is no mail server yet, so nothing can be sent.',
  planned_for: {
    plural: 'count',
    one: 'Goes out on {when}, to {count} subscriber as it is now.',
    other: 'Goes out on {when}, to {count} subscribers as it is now.',
  },
  count_sent: 'Emails delivered',
  count_waiting: 'Waiting',
  count_bounced: 'Bounced',
  count_failed: 'Not delivered',
  count_unclear: 'Not certain',
  count_skipped: 'Left out',
  progress: 'Progress',
  done_of: '{count} of {total}',
  rate: {
    plural: 'count',
    one: 'At most {count} email a minute. You can leave this page.',
    other: 'At most {count} emails a minute. You can leave this page.',
  },
  fault: 'The mail server says:',
  missed: { plural: 'count', one: '{count} not delivered', other: '{count} not delivered' },
  missed_state: {
    select: 'state',
    bounced: 'bounced',
    failed: 'not delivered',
    other: 'not certain whether it arrived',
  },
  width: 'Width',
  wide: 'On a computer',
  phone: 'On a phone',
  preview_of: 'The email as its readers see it',
  send_title: { plural: 'count', one: 'Send to {count} subscriber', other: 'Send to {count} subscribers' },
  send_to: { plural: 'count', one: 'Send to {count}', other: 'Send to {count}' },
  send_text: '“{subject}” goes out as it is now. What you change afterwards does not reach anybody.',
  when: 'When',
  now: {
    plural: 'minutes',
    one: 'Now, it takes about {minutes} minute',
    other: 'Now, it takes about {minutes} minutes',
  },
  later: 'At a time',
  plan: 'Schedule',
  day: 'Day',
  time: 'Time of day',
  plan_help: 'Whoever is subscribed at that time gets it. To change the text, cancel the schedule first.',
} as const

export const mailTexts = catalogue(english, { de, es })
export type English = typeof english
