/** What can go wrong with an order, its payment, parcels, documents and emails: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './orderProblems.de.ts'
import es from './orderProblems.es.ts'

const english = {
  'order.missing': 'There is no such order.',
  'order.move': 'An order that is “{state}” cannot become “{next}”.',
  'order.not_cancellable': 'This order can no longer be cancelled.',
  'order.address_fixed': 'The address of this order can no longer be changed: nothing of it is left to send.',
  'order.other_country':
    'This order was taxed and priced for {country}. For another country cancel it and make a new one.',
  'order.link_at_counter': 'Who takes it along pays now or by arrangement, not by a link.',
  'refund.too_much': 'At most {most} can still be refunded.',
  'refund.failed': 'The payment provider did not accept the refund.',
  'fulfil.unpaid': 'This order is not paid yet.',
  'fulfil.refunded': 'The money of this order has gone back: nothing is sent for it.',
  'fulfil.nothing_left': 'Nothing of this order is left to send.',
  'fulfil.too_much': 'More items than are left to send.',
  'shipment.missing': 'There is no such parcel.',
  'shipment.collected': 'The customer picked this order up, so there is no parcel to track.',
  'document.none': 'There is no such document: an invoice is written once an order is paid.',
  'email.placeholder': 'This email has no placeholder {{name}}. Choose one from the list.',
  'email.no_address': 'This order has no email address.',
  'email.missing': 'There is no such email.',
  'email.sent': 'That email has been sent already.',
  'payment.unknown_provider': 'There is no payment provider {provider}.',
  'payment.provider_failed': 'The payment provider did not answer. Please try again.',
  'payment.key_unreadable':
    'Payments are not possible at the moment: the key of the payment provider cannot be read. Nothing was charged.',
  'payment.signature': 'The signature of this event is not valid.',
  'payment.session_missing': 'There is no such payment.',
} as const

export const orderProblems = templates(english, { de, es })
export type English = typeof english
