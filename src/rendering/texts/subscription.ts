/** The pages that the links of the newsletter open. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './subscription.de.ts'
import es from './subscription.es.ts'

const english = {
  test_title: 'This is a test email',
  test_text: 'In an email to your readers, this link lets each of them unsubscribe.',
  asked_title: 'Check your inbox',
  asked_text:
    'We have sent you an email with a link. The newsletter comes once you have confirmed it. If nothing arrives, check your spam folder.',
  refused_title: 'That did not work',
  confirm_title: 'Confirm your subscription',
  confirm_text: 'The newsletter goes to {email} from now on, if you confirm it.',
  confirm: 'Confirm',
  confirmed_title: 'You are subscribed',
  confirmed_text: 'The newsletter goes to {email}. Each email has a link to unsubscribe.',
  end_title: 'Unsubscribe',
  end_text: 'Press the button, and {email} gets no more newsletters.',
  end: 'Unsubscribe',
  ended_title: 'You are unsubscribed',
  ended_text: '{email} gets no newsletter any more.',
  again: 'Subscribe again',
  broken_title: 'This link leads nowhere',
  broken_text: 'It is incomplete, or the address is not on the list any more.',
  expired_text: 'The link is too old. Please subscribe once more: you then get a new one.',
} as const

export const subscription = catalogue(english, { de, es })
export type English = typeof english
