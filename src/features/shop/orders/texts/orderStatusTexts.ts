/** What a buyer is told of an order: one heading and one sentence, by its status. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './orderStatusTexts.de.ts'
import es from './orderStatusTexts.es.ts'

const english = {
  pending_title: 'Not paid yet',
  pending_line: 'We hold these items for you until the payment is through.',
  to_pack_title: 'Thank you',
  to_pack_line: 'Your order is paid, and we are getting it ready.',
  to_pack_line_part_back:
    'Your order is paid, and we are getting it ready. A part of the money has gone back to you.',
  to_pack_line_unpaid: 'We have your order. You pay as arranged.',
  partly_sent_title: 'Partly on its way',
  partly_sent_line: 'A part of your order has left us; the rest follows.',
  partly_sent_line_part_back:
    'A part of your order has left us; the rest follows. A part of the money has gone back to you.',
  ready_for_pickup_title: 'Ready for you',
  ready_for_pickup_line: 'Your order can be picked up.',
  ready_for_pickup_line_part_back: 'Your order can be picked up. A part of the money has gone back to you.',
  shipped_title: 'On its way',
  shipped_line: 'Your order has left us.',
  shipped_line_part_back: 'Your order has left us. A part of the money has gone back to you.',
  delivered_title: 'Delivered',
  delivered_line: 'Your order has arrived.',
  picked_up_title: 'Picked up',
  picked_up_line: 'You have picked your order up.',
  returned_title: 'Returned',
  returned_line: 'Your order has come back to us.',
  nothing_to_send_title: 'Thank you',
  nothing_to_send_line: 'Your order is complete. Nothing is sent by post.',
  files_line: 'Your order is paid. Your files are ready to download.',
  test_files_line: 'This was a test payment, so no files are handed out.',
  refund_due_title: 'A refund is on its way',
  refund_due_line: 'Money of this order goes back to you.',
  disputed_title: 'Your payment is being looked at',
  disputed_line: 'Your bank is looking at the payment of this order. We wait for its decision.',
  review_title: 'We are looking at your order',
  review_line: 'Something about its payment needs a person. We write to you; there is no need to pay again.',
  refunded_title: 'Refunded',
  refunded_line: 'All the money of this order has gone back to you.',
  charged_back_title: 'Payment taken back',
  charged_back_line: 'Your bank has taken the payment of this order back. Nothing is sent for it.',
  expired_title: 'Not paid',
  expired_line: 'This order was not paid in time. Nothing was charged.',
  cancelled_title: 'Cancelled',
  cancelled_line: 'This order was cancelled.',
  some_refunded: '{refunded} of {quantity} refunded',
} as const

export const orderStatusTexts = catalogue(english, { de, es })
export type English = typeof english
