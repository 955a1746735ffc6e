/** The three small states of an order, the one table of legal moves (everything else is refused), and what is derived of them. */
import { states } from '#ui/texts/states.ts'
import { problem } from '../problems.ts'

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

/** What an order is at, derived of these three and of what was sent and given back (`orderStatus.ts`). */
export const orderStatuses = [
  'pending',
  'to_pack',
  'partly_sent',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'picked_up',
  'returned',
  'nothing_to_send',
  'refund_due',
  'disputed',
  'review',
  'refunded',
  'charged_back',
  'expired',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** `attention`: a look, an answer to a dispute, or money to return. `payment`: the buyer has not paid yet. */
export const orderNeeds = ['packing', 'handing_over', 'attention', 'payment'] as const
export type OrderNeed = (typeof orderNeeds)[number]

/** What a list is narrowed to: one of these, or `todo`: whatever the shop itself has to do (all but waiting for money). */
export const needFilters = ['todo', ...orderNeeds] as const
export type NeedFilter = (typeof needFilters)[number]

const orderMoves: Record<OrderState, readonly OrderState[]> = {
  pending: ['placed', 'expired', 'cancelled', 'review'],
  placed: ['completed', 'cancelled', 'review'],
  // Taken back: what was marked as handed over was not.
  completed: ['placed', 'review'],
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
  // A refund that fails brings its items back to what is owed, whatever was sent before.
  shipped: ['partial', 'shipped', 'ready_for_pickup', 'delivered', 'returned'],
  ready_for_pickup: ['partial', 'shipped', 'ready_for_pickup', 'picked_up', 'returned'],
  delivered: ['shipped', 'returned'],
  picked_up: ['ready_for_pickup', 'returned'],
  returned: [],
}

/** The problem `order.move` (422), which calls the two states as the screens do. */
export const noSuchMove = (from: string, to: string) =>
  problem('order.move', { from, to, state: stateTitle(from), next: stateTitle(to) })

const isTitled = (state: string): state is keyof typeof states => Object.hasOwn(states, state)
const stateTitle = (state: string): string => (isTitled(state) ? states[state] : state)

function check<State extends string>(moves: Record<State, readonly State[]>, from: State, to: State): void {
  if (!moves[from].includes(to)) throw noSuchMove(from, to)
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
