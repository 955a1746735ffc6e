/** What Stripe said when the shop asked whether its keys work. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './paymentCheck.de.ts'
import es from './paymentCheck.es.ts'

const english = {
  refused: 'Stripe refuses: {words}',
  silent: 'Stripe does not answer.',
  live: 'Stripe answers. Payments are real.',
  live_no_webhook:
    'Stripe answers. Payments are real. Without the signing secret of a webhook, payments are confirmed only when the buyer comes back or a few minutes later.',
  test: 'Stripe answers, in its test mode: no money moves.',
  test_no_webhook:
    'Stripe answers, in its test mode: no money moves. Without the signing secret of a webhook, payments are confirmed only when the buyer comes back or a few minutes later.',
} as const

export const paymentCheck = catalogue(english, { de, es })
export type English = typeof english
