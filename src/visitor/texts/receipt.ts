/** The receipt right after a checkout. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './receipt.de.ts'
import es from './receipt.es.ts'

const english = {
  thank_you: 'Thank you',
  paid: 'Your order is paid.',
  placed: 'We have your order. You pay as arranged.',
  pending: 'One moment',
  pending_more: 'The payment is being confirmed. This page looks again by itself.',
  late: 'Still waiting for the payment',
  late_more:
    'It can take a while until a bank confirms. We write to you as soon as it has; you may close this page.',
  review: 'We are looking at your order',
  review_more: 'Something about its payment needs a person. We write to you; there is no need to pay again.',
  failed: 'The payment did not go through',
  failed_more: 'Nothing was charged. Your cart is as you left it.',
  unknown: 'No order to show',
  unknown_more:
    'This page shows an order right after it was paid. Signed in, you find all of yours in your account.',
  back_to_cart: 'Back to the cart',
  see_order: 'See your order',
  order_is: { select: 'state', paid: 'Order {number} is paid.', other: 'Order {number} is placed.' },
  pay_as_arranged: 'You pay as arranged.',
  emailed_to: 'We email the confirmation to {email}.',
  tax_included: 'Tax (included)',
  how_to_pay: 'How to pay',
  your_downloads: 'Your downloads',
} as const

export const receipt = catalogue(english, { de, es })
export type English = typeof english
