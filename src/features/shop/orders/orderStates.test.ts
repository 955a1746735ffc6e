/** The moves of an order, a table for each of its three states: what is listed is allowed, everything else is refused. */
import { describe, expect, test } from 'vitest'
import {
  checkFulfilmentMove,
  checkOrderMove,
  checkPaymentMove,
  fulfilmentStates,
  needFilters,
  orderNeeds,
  orderStates,
  orderStatuses,
  paymentStates,
} from './orderStates.ts'

const order = {
  pending: 'placed expired cancelled review',
  placed: 'completed cancelled review',
  completed: 'placed review',
  expired: 'placed review',
  cancelled: 'review',
  review: 'placed cancelled',
}
const payment = {
  unpaid: 'authorized paid failed',
  authorized: 'paid failed',
  paid: 'partially_refunded refunded disputed charged_back',
  partially_refunded: 'partially_refunded refunded disputed charged_back',
  refunded: '',
  failed: 'unpaid paid',
  disputed: 'paid partially_refunded refunded charged_back',
  charged_back: '',
}
const fulfilment = {
  none: 'partial shipped ready_for_pickup picked_up',
  partial: 'partial shipped ready_for_pickup returned',
  shipped: 'partial shipped ready_for_pickup delivered returned',
  ready_for_pickup: 'partial shipped ready_for_pickup picked_up returned',
  delivered: 'shipped returned',
  picked_up: 'ready_for_pickup returned',
  returned: '',
}

function ask<State extends string>(
  name: string,
  table: Readonly<Record<State, string>>,
  states: readonly State[],
  check: (from: State, to: State) => void,
): void {
  describe(`F-SHOP-13 6 ${name}`, () => {
    test('every state has a row', () => {
      expect(Object.keys(table).toSorted()).toEqual(states.toSorted())
    })
    test.each(states)('from %s only where the table says', (from) => {
      const allowed = states.filter((to) => {
        try {
          check(from, to)
          return true
        } catch (error) {
          expect(error).toMatchObject({ code: 'order.move', status: 422, data: { from, to } })
          return false
        }
      })
      expect(allowed.toSorted()).toEqual(table[from].split(' ').filter(Boolean).toSorted())
    })
  })
}

ask('an order', order, orderStates, checkOrderMove)
ask('its payment', payment, paymentStates, checkPaymentMove)
ask('its fulfilment', fulfilment, fulfilmentStates, checkFulfilmentMove)

test('F-SHOP-13 6 the words of lists, filters and views are these', () => {
  expect(orderStatuses.join(' ')).toBe(
    'pending to_pack partly_sent ready_for_pickup shipped delivered picked_up returned nothing_to_send refund_due disputed review refunded charged_back expired cancelled',
  )
  expect(orderNeeds.join(' ')).toBe('packing handing_over attention payment')
  expect(needFilters.join(' ')).toBe('todo packing handing_over attention payment')
})
