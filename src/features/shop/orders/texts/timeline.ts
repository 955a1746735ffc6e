/** What the timeline of an order says. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './timeline.de.ts'
import es from './timeline.es.ts'

const english = {
  created: 'Order made',
  placed: 'Order placed',
  payment_received: 'Payment received',
  payment_failed: 'Payment failed',
  refunded: 'Money given back',
  sent: 'Sent',
  parcel_sent: 'Parcel sent',
  delivered: 'Delivered',
  expired: 'Not paid in time',
  marked_as_paid: 'Marked as paid',
  review: 'Needs a look',
  completed: 'Completed',
  part_sent: 'A part was sent',
  part_refunded: 'Money given back in part',
  address_changed: 'Delivery address changed',
  charged_back: 'Dispute lost: the bank took the money back',
  dispute_lost: 'The bank decided for the buyer',
  disputed: 'The buyer’s bank disputes the payment',
  refund_requested: 'Refund asked for',
  refund_failed: 'The refund failed',
  email_again: 'Email sent again',
  payment_processing: 'Payment is being processed',
  paid_cash: 'Paid in cash',
  paid_card: 'Paid by card at the counter',
  paid_transfer: 'Paid by transfer',
  paid: 'Paid',
  email_again_named: 'Email sent again: {title}',
  address_changed_from: 'Delivery address changed from {from} to {to}',
  tracking_changed: 'Tracking changed from {before} to {after}',
  tracking_added: 'Tracking added: {after}',
  tracking_removed: 'Tracking removed, it was {before}',
  other_address: 'another one',
  undone: 'Undone: {state}',
  handed_over: 'handed over',
  about: '{event}: {what}',
} as const

export const timeline = catalogue(english, { de, es })
export type English = typeof english
