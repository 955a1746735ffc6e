/** The block newsletter. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './newsletter.de.ts'
import es from './newsletter.es.ts'

const english = {
  block: 'Newsletter',
  keywords: 'subscribe, email, mailing list, sign up, news',
  consent_default:
    'I would like to get the newsletter by email. I can unsubscribe at any time with the link in each email.',
  subscribe: 'Subscribe',
  button: 'Button',
  placeholder: 'Example in the field',
  placeholder_example: 'name@example.com',
  thanks: 'After subscribing',
  thanks_help: 'Every address gets this answer, whether it is subscribed already or not.',
  thanks_default: 'Almost done: we have sent you an email with a link to confirm.',
  in_a_row: 'Side by side',
  stacked: 'One below the other',
  large: 'Large, full width',
  in_preview: 'This is a preview: nothing is sent.',
  not_sent: 'That did not work. Please try again.',
  leave_this_empty: 'Leave this empty',
} as const

export const newsletter = catalogue(english, { de, es })
export type English = typeof english
