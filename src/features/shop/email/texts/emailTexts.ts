/** The given texts of the emails about orders, how each is called, and when it is sent. */
import { templates } from '#platform/language/catalogue.ts'
import de from './emailTexts.de.ts'
import es from './emailTexts.es.ts'

/** Names in braces are those of the template (emailKinds.ts). */
const english = {
  placed_title: 'Order confirmed',
  placed_moment: 'The moment an order is placed.',
  placed_subject: '{site_name}: Thank you for your order ({order_number})',
  placed_text:
    'We have your order and will get it ready.\n\n[See your order]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\nHow to pay: {payment_instructions}\n\n{delivery}\n\n{site_name} {site_address}',
  pay_title: 'Please pay',
  pay_moment: 'When you make an order for somebody and have its payment link sent.',
  pay_subject: '{site_name}: Please pay your order ({order_number})',
  pay_text:
    'We have written your order down. It is yours once it is paid.\n\n[Look at it and pay]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\nWe hold it for you until {held_until}.\n\n{delivery}\n\n{site_name} {site_address}',
  paid_title: 'Payment received',
  paid_moment: 'When you mark an order as paid that was placed before.',
  paid_subject: '{site_name}: We have your payment ({order_number})',
  paid_text:
    'Thank you, your payment has arrived.\n\n[See your order]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\n{delivery}\n\n{site_name} {site_address}',
  shipped_title: 'Parcel sent',
  shipped_moment: 'When you record a parcel.',
  shipped_subject: '{site_name}: Your order is on its way ({order_number})',
  shipped_text:
    'Your order is on its way.\n\nTracking: {tracking}\n\nIn this parcel: {order_lines}\n\nThe rest follows: {lines_to_come}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  shipped_part_subject: '{site_name}: A part of your order is on its way ({order_number})',
  shipped_part_text:
    'A part of your order is on its way.\n\nTracking: {tracking}\n\nIn this parcel: {order_lines}\n\nThe rest follows: {lines_to_come}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  shipped_rest_subject: '{site_name}: The rest of your order is on its way ({order_number})',
  shipped_rest_text:
    'The rest of your order is on its way.\n\nTracking: {tracking}\n\nIn this parcel: {order_lines}\n\nThe rest follows: {lines_to_come}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  ready_title: 'Ready for pickup',
  ready_moment: 'When an order waits to be collected.',
  ready_subject: '{site_name}: Your order is ready to be picked up ({order_number})',
  ready_text:
    'Your order is ready for you.\n\n{delivery}\n\n{amount_due} is still to be paid.\n\nHow to pay: {payment_instructions}\n\nTo pick up: {order_lines}\n\nThe rest follows: {lines_to_come}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  ready_part_subject: '{site_name}: A part of your order is ready to be picked up ({order_number})',
  ready_part_text:
    'A part of your order is ready for you.\n\n{delivery}\n\n{amount_due} is still to be paid.\n\nHow to pay: {payment_instructions}\n\nTo pick up: {order_lines}\n\nThe rest follows: {lines_to_come}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  ready_rest_subject: '{site_name}: The rest of your order is ready to be picked up ({order_number})',
  ready_rest_text:
    'The rest of your order is ready for you.\n\n{delivery}\n\n{amount_due} is still to be paid.\n\nHow to pay: {payment_instructions}\n\nTo pick up: {order_lines}\n\nThe rest follows: {lines_to_come}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  refunded_title: 'Money given back',
  refunded_moment: 'When a refund has gone through.',
  refunded_subject: '{site_name}: Your refund ({order_number})',
  refunded_text:
    'We have sent money back to you.\n\nRefund: {refund_amount}\n\nReason: {refund_reason}\n\nRefunded: {order_lines}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  cancelled_title: 'Order cancelled',
  cancelled_moment: 'When you cancel a placed order.',
  cancelled_subject: '{site_name}: Your order is cancelled ({order_number})',
  cancelled_text:
    'Your order is cancelled.\n\n{refund_amount} goes back to you.\n\nCancelled: {order_lines}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  failed_title: 'Payment failed',
  failed_moment: 'When a payment does not go through.',
  failed_subject: '{site_name}: Your payment did not go through ({order_number})',
  failed_text:
    'No money was taken; your items are back in the shop.\n\n[See your order]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\n{site_name} {site_address}',
  downloads_title: 'Downloads',
  downloads_moment: 'When a digital product is paid.',
  downloads_subject: '{site_name}: Your downloads ({order_number})',
  downloads_text:
    'Your files are ready.\n\n{download_links}\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  link_title: 'Link to the order',
  link_moment: 'When a guest asks for it by number and email address.',
  link_subject: '{site_name}: Your order ({order_number})',
  link_text:
    'You asked for the link to your order. Whoever has it sees the order, so keep it to yourself.\n\n[See your order]({order_link})\n\n{site_name} {site_address}',
  new_title: 'New order',
  new_moment: 'The moment an order is placed.',
  new_subject: '{site_name}: New order ({order_number})',
  new_text:
    'A new order has come in.\n\n[Open the order]({order_link})\n\n{customer_name} {customer_email}\n\n{order_lines}\n\nTotal: {total}\n\n{delivery}\n\n{site_name} {site_address}',
  disputed_title: 'Payment disputed',
  disputed_moment: 'When a buyer’s bank asks for the money back.',
  disputed_subject: '{site_name}: A payment is disputed ({order_number})',
  disputed_text:
    'The bank of the buyer asks for the money back. Answer at the payment provider before its date.\n\n[Open the order]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\n{site_name} {site_address}',
} as const

export const emailTexts = templates(english, { de, es })
export type English = typeof english
