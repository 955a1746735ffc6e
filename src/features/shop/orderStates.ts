/** The three small states of an order and the one table of legal moves; everything else is refused. */
import { problem } from './problems.ts'

export const orderStates = ['pending', 'placed', 'completed', 'expired', 'cancelled', 'review'] as const
export type OrderState = (typeof orderStates)[number]
export const paymentStates = [
  'unpaid',
  'authorized',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'disputed',
  'charged_back',
] as const
export type PaymentState = (typeof paymentStates)[number]
export const fulfilmentStates = [
  'none',
  'partial',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'picked_up',
  'returned',
] as const
export type FulfilmentState = (typeof fulfilmentStates)[number]

const orderMoves: Record<OrderState, readonly OrderState[]> = {
  pending: ['placed', 'expired', 'cancelled', 'review'],
  placed: ['completed', 'cancelled', 'review'],
  completed: ['review'],
  expired: ['placed', 'review'],
  cancelled: ['review'],
  review: ['placed', 'cancelled'],
}
const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  unpaid: ['authorized', 'paid', 'failed'],
  authorized: ['paid', 'failed'],
  failed: ['unpaid', 'paid'],
  paid: ['partially_refunded', 'refunded', 'disputed', 'charged_back'],
  partially_refunded: ['partially_refunded', 'refunded', 'disputed', 'charged_back'],
  refunded: [],
  disputed: ['paid', 'partially_refunded', 'refunded', 'charged_back'],
  charged_back: [],
}
const fulfilmentMoves: Record<FulfilmentState, readonly FulfilmentState[]> = {
  none: ['partial', 'shipped', 'ready_for_pickup', 'picked_up'],
  partial: ['partial', 'shipped', 'ready_for_pickup', 'returned'],
  shipped: ['delivered', 'returned'],
  ready_for_pickup: ['picked_up', 'returned'],
  delivered: ['returned'],
  picked_up: ['returned'],
  returned: [],
}

function check<State extends string>(moves: Record<State, readonly State[]>, from: State, to: State): void {
  if (!moves[from].includes(to)) throw problem('order.move', { from, to })
}

/** @throws Problem order.move (422) where the table of legal moves does not list it */
export function checkOrderMove(from: OrderState, to: OrderState): void {
  check(orderMoves, from, to)
}

/** @throws Problem order.move (422) */
export function checkPaymentMove(from: PaymentState, to: PaymentState): void {
  check(paymentMoves, from, to)
}

/** @throws Problem order.move (422) */
export function checkFulfilmentMove(from: FulfilmentState, to: FulfilmentState): void {
  check(fulfilmentMoves, from, to)
}
