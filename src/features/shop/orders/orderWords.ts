/** What a buyer is told of an order: one heading and one sentence, by its status. */
import { choiceText } from '#ui/choiceText.ts'
import type { OrderDetail } from '../schema.ts'

type Told = Pick<
  OrderDetail,
  'status' | 'payment_state' | 'order_state' | 'has_downloads' | 'is_test' | 'lines'
>

export interface OrderWords {
  title: string
  line: string
}

const filesLine = {
  true: 'This was a test payment, so no files are handed out.',
  false: 'Your order is complete. Nothing is sent by post.',
}

const words: Record<OrderDetail['status'], OrderWords> = {
  pending: { title: 'Not paid yet', line: 'We hold these items for you until the payment is through.' },
  to_pack: { title: 'Thank you', line: 'Your order is paid, and we are getting it ready.' },
  partly_sent: { title: 'Partly on its way', line: 'A part of your order has left us; the rest follows.' },
  ready_for_pickup: { title: 'Ready for you', line: 'Your order can be picked up.' },
  shipped: { title: 'On its way', line: 'Your order has left us.' },
  delivered: { title: 'Delivered', line: 'Your order has arrived.' },
  picked_up: { title: 'Picked up', line: 'You have picked your order up.' },
  returned: { title: 'Returned', line: 'Your order has come back to us.' },
  nothing_to_send: { title: 'Thank you', line: filesLine.false },
  refund_due: { title: 'A refund is on its way', line: 'Money of this order goes back to you.' },
  disputed: {
    title: 'Your payment is being looked at',
    line: 'Your bank is looking at the payment of this order. We wait for its decision.',
  },
  review: {
    title: 'We are looking at your order',
    line: 'Something about its payment needs a person. We write to you; there is no need to pay again.',
  },
  refunded: { title: 'Refunded', line: 'All the money of this order has gone back to you.' },
  charged_back: {
    title: 'Payment taken back',
    line: 'Your bank has taken the payment of this order back. Nothing is sent for it.',
  },
  expired: { title: 'Not paid', line: 'This order was not paid in time. Nothing was charged.' },
  cancelled: { title: 'Cancelled', line: 'This order was cancelled.' },
}

export function orderWords({ status, payment_state, has_downloads, is_test, lines }: Told): OrderWords {
  const told = words[status]
  if (status === 'nothing_to_send') return { ...told, line: lineOfFiles({ has_downloads, is_test, lines }) }
  if (
    status === 'to_pack' ||
    status === 'partly_sent' ||
    status === 'ready_for_pickup' ||
    status === 'shipped'
  ) {
    if (payment_state === 'partially_refunded')
      return { ...told, line: `${told.line} A part of the money has gone back to you.` }
    if (payment_state === 'unpaid' && status === 'to_pack')
      return { title: 'Thank you', line: 'We have your order. You pay as arranged.' }
  }
  return told
}

/** Of a line: `Refunded`, or `1 of 2 refunded`; '' where nothing of it came back. */
export function refundedWords({ quantity, refunded }: { quantity: number; refunded: number }): string {
  if (refunded === 0) return ''
  return refunded >= quantity ? 'Refunded' : `${refunded} of ${quantity} refunded`
}

/** `2 × Oat bowl (Glaze: Sage), 1 × Ash cup` */
export function parcelText(lines: Pick<OrderDetail['shipments'][number], 'lines'>['lines']): string {
  const chosen = (choices: (typeof lines)[number]['choices']) =>
    choices.length > 0 ? ` (${choices.map(choiceText).join(', ')})` : ''
  return lines.map(({ quantity, title, choices }) => `${quantity} × ${title}${chosen(choices)}`).join(', ')
}

function lineOfFiles({
  has_downloads,
  is_test,
  lines,
}: Pick<Told, 'has_downloads' | 'is_test' | 'lines'>): string {
  if (has_downloads) return 'Your order is paid. Your files are ready to download.'
  if (is_test && lines.some(({ requires_shipping }) => !requires_shipping)) return filesLine.true
  return filesLine.false
}
