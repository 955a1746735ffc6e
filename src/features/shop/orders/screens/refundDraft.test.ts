/** What the refund form asks for: all, some items, or an own amount; to the cent and never too much. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, bringsItemsBack, quantitiesLeft, refundAsk, refundValueOf } from './refundDraft.ts'

const line = (id: string, quantity: number, total_minor: number, refunded = 0) => ({
  id,
  quantity,
  total_minor,
  left_minor: quantity === 0 ? 0 : Math.floor((total_minor * (quantity - refunded)) / quantity),
  refunded,
  post_id: null,
  title: id,
  url: '',
  sku: null,
  image: null,
  choices: [],
  unit_minor: 0,
  discount_minor: 0,
  tax_minor: 0,
  price: 0,
  total: 0,
  fulfilled: 0,
  to_send: quantity - refunded,
  requires_shipping: true,
})
const order = {
  lines: [line('a', 3, 1000), line('b', 1, 500)],
  paid_minor: 1700,
  refunded_minor: 0,
  shipping_left_minor: 200,
  currency: 'EUR',
}
const plain = { restock: true, reason: '', hasShipping: false }

test('F-SHOP-13 all of the money is the whole order with its items: nothing is named', () => {
  expect(refundAsk(order, { ...plain, amount: '17.00', quantities: {} })).toEqual({
    restock: true,
    reason: '',
  })
  expect(
    refundAsk(order, { ...plain, hasShipping: true, amount: '17.00', quantities: quantitiesLeft(order) }),
  ).toEqual({ restock: true, reason: '' })
})

test('F-SHOP-13 items are sent with their worth, so that they go back in stock; an own amount brings none back', () => {
  expect(refundValueOf(order, { a: 1 })).toBe(334)
  expect(refundValueOf(order, { a: 3, b: 1 })).toBe(1500)
  expect(refundValueOf(order, { a: 3, b: 1 }, true)).toBe(1700)
  expect(
    refundAsk(order, {
      ...plain,
      amount: amountText(order, refundValueOf(order, { a: 1 })),
      quantities: { a: 1, b: 0 },
    }),
  ).toEqual({ amount_minor: 334, lines: [{ id: 'a', quantity: 1 }], restock: true, reason: '' })
  expect(refundValueOf(order, { a: 1 }, true)).toBe(534)
  expect(
    refundAsk(order, { ...plain, hasShipping: true, amount: '5.34', quantities: { a: 1 } }),
  ).toMatchObject({
    amount_minor: 534,
    shipping_minor: 200,
  })
  expect(refundAsk(order, { ...plain, amount: '5.05', quantities: {} })).toEqual({
    amount_minor: 505,
    restock: false,
    reason: '',
  })
  for (const amount of ['', '0', '17.01', '-1', 'x', '1.234'])
    expect(refundAsk(order, { ...plain, amount, quantities: {} })).toBeNull()
})

test('F-SHOP-13 items go back in stock where some are chosen or all of the order goes back, never with an amount of one’s own', () => {
  const asked = (amount: string, quantities = {}) =>
    bringsItemsBack(order, quantities, refundAsk(order, { ...plain, amount, quantities }))
  expect([asked(''), asked('5.05'), asked('17.01'), asked('17.00')]).toEqual([false, false, false, true])
  expect([asked('3.34', { a: 1 }), asked('', { a: 1 }), asked('3.34', { a: 0 })]).toEqual([true, true, false])
  const delivery = { ...order, lines: [line('a', 3, 1000, 3)], paid_minor: 200 }
  expect(
    bringsItemsBack(delivery, {}, refundAsk(delivery, { ...plain, amount: '2.00', quantities: {} })),
  ).toBe(false)
})

test('F-SHOP-13 whatever items are chosen, the amount is never more than is left', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999 })), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(lines, fc.nat(5000), fc.nat(), (rows, shipping, seed) => {
      const made = rows.map(([quantity, total], index) =>
        line(`l${index}`, quantity, total, seed % (quantity + 1)),
      )
      const paid = rows.reduce((sum, [, total]) => sum + total, 0) + shipping
      const some = {
        lines: made,
        paid_minor: paid,
        refunded_minor: seed % paid,
        shipping_left_minor: shipping,
        currency: 'EUR',
      }
      const left = quantitiesLeft(some)
      for (const share of [0, 0.5, 1]) {
        const quantities = Object.fromEntries(
          Object.entries(left).map(([id, most]) => [id, Math.floor(most * share)]),
        )
        expect(refundValueOf(some, quantities)).toBeLessThanOrEqual(paid - some.refunded_minor)
      }
      expect(refundValueOf(some, left, true)).toBe(paid - some.refunded_minor)
    }),
  )
})
