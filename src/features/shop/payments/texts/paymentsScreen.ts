/** The screen Payments: cards by Stripe, and paying by arrangement. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './paymentsScreen.de.ts'
import es from './paymentsScreen.es.ts'

const english = {
  test_title: 'Paying by card is a test - no money moves',
  test_text:
    'No payment provider is connected. Buyers can try everything out, and nothing is charged. Such orders are marked TEST and are left out of your revenue.',
  test_text_later:
    'No payment provider is connected. Buyers can try everything out, and nothing is charged. Such orders are marked TEST and are left out of your revenue; orders that are paid by arrangement are real.',
  stripe_test_title: 'Stripe in test mode - no money moves',
  stripe_test_text:
    'The key is one for testing. Buyers can pay with Stripe’s test cards only. Such orders are marked TEST and are left out of your revenue.',
  stripe_test_text_later:
    'The key is one for testing. Buyers can pay with Stripe’s test cards only. Such orders are marked TEST and are left out of your revenue; orders that are paid by arrangement are real.',
  unreadable_title: 'The stored Stripe key cannot be read - nobody can pay by card',
  unreadable_text:
    'It was stored with another secret than the server has now. Enter the keys again below, or ask whoever runs the server for the earlier secret (PLINTH_SECRET).',
  stripe_live_title: 'Cards are charged by Stripe',
  stripe_live_text: 'The key is a live one: payments are real.',
  title: 'Payments',
  intro: 'Cards by Stripe, and paying by arrangement.',
  check_failed: 'The connection was not checked',
  stripe: 'Stripe',
  asking: 'Asking Stripe…',
  check: 'Check connection',
  secret_key: 'Secret key',
  secret_key_example: 'sk_live_… or sk_test_…',
  secret_key_help:
    'In Stripe: Developers, API keys. A restricted key needs to write Checkout Sessions and Refunds.',
  webhook_secret: 'Signing secret of the webhook',
  webhook_secret_help: 'In Stripe: Developers, Webhooks, after the URL below was added there.',
  webhook_url: 'Webhook URL',
  last_event: 'The last event came',
  no_event: 'No event has come yet.',
  events: 'Events to send there',
  set_by: 'Set by whoever runs the server ({variable}), which takes precedence over anything typed here.',
  key_saved: '{title} saved',
  key_set: 'Set. Type a new one to replace it.',
} as const

export const paymentsScreen = catalogue(english, { de, es })
export type English = typeof english
