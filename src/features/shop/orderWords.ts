/** What a buyer is told of an order's three states: one heading and one sentence. */
import type { OrderSummary } from './schema.ts'

type States = Pick<OrderSummary, 'order_state' | 'payment_state' | 'fulfilment_state'>

export interface OrderWords {
  title: string
  line: string
}

const fulfilmentWords = {
  none: { title: 'Thank you', line: 'Your order is paid, and we are getting it ready.' },
  partial: { title: 'Partly on its way', line: 'A part of your order has left us; the rest follows.' },
  shipped: { title: 'On its way', line: 'Your order has left us.' },
  ready_for_pickup: { title: 'Ready for you', line: 'Your order can be picked up.' },
  delivered: { title: 'Delivered', line: 'Your order has arrived.' },
  picked_up: { title: 'Picked up', line: 'You have picked your order up.' },
  returned: { title: 'Returned', line: 'Your order has come back to us.' },
} satisfies Record<OrderSummary['fulfilment_state'], OrderWords>

/** Money that went back and orders that ended come before where the parcel is. */
export function orderWords({ order_state, payment_state, fulfilment_state }: States): OrderWords {
  if (order_state === 'review') {
    return { title: 'We are looking at your order', line: 'Something about its payment needs a person. We write to you; there is no need to pay again.' }
  }
  if (payment_state === 'refunded') return { title: 'Refunded', line: 'All the money of this order has gone back to you.' }
  if (order_state === 'cancelled') return { title: 'Cancelled', line: 'This order was cancelled.' }
  if (order_state === 'expired') return { title: 'Not paid', line: 'This order was not paid in time. Nothing was charged.' }
  if (order_state === 'pending') return { title: 'Not paid yet', line: 'We hold these items for you until the payment is through.' }
  if (payment_state === 'partially_refunded') {
    return { ...fulfilmentWords[fulfilment_state], line: 'A part of the money of this order has gone back to you.' }
  }
  if (payment_state === 'unpaid') return { title: 'Thank you', line: 'We have your order. You pay as arranged.' }
  return fulfilmentWords[fulfilment_state]
}
