/** The emails about a subscription itself. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './subscriptionMails.de.ts'
import es from './subscriptionMails.es.ts'

const english = {
  confirm_subject: 'Please confirm your subscription to {site}',
  confirm_asked:
    'Somebody, probably you, asked for the newsletter of {site} at this address. Press the button and then confirm on the page that opens.',
  confirm_link: 'Confirm subscription',
  confirm_after: 'If it was not you, ignore this email: you will not hear from us again.',
  already_subject: 'You are subscribed to {site} already',
  already_asked:
    'Somebody, probably you, asked for the newsletter of {site} at this address. It is subscribed already, so nothing has changed.',
  already_link: 'Unsubscribe',
  already_after: 'If it was not you, nothing has changed.',
} as const

export const subscriptionMails = catalogue(english, { de, es })
export type English = typeof english
