/** Refunds take back what was sold: each line with its own taxes, to the last unit over any number of refunds. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor, type Minor } from '../pricing/money.ts'
import {
  addedTaxes,
  partsOfRefund,
  remainder,
  takePart,
  type RefundParts,
  type Sold,
  type SoldLine,
  type TaxPart,
} from './refundParts.ts'
import { totalsOf } from '../pricing/totals.ts'

const rates = [
  [{ title: 'MwSt', ppm: 190_000 }],
  [{ title: 'MwSt', ppm: 70_000 }],
  [
    { title: 'GST', ppm: 50_000 },
    { title: 'QST', ppm: 99_750 },
  ],
  [],
]
const rateSet = fc.constantFrom(...rates)
const orders = fc.record({
  lines: fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      rates: rateSet,
    }),
    { minLength: 1, maxLength: 5 },
  ),
  pricesIncludeTax: fc.boolean(),
  discount: fc.integer({ min: 0, max: 20_000 }),
  shipping: fc.integer({ min: 0, max: 3000 }),
  shippingRates: rateSet,
})

type Made = ReturnType<typeof sold>

const stored = (taxes: readonly { title: string; ppm: number; amount: Minor }[]): TaxPart[] =>
  taxes.map(({ title, ppm, amount }) => ({ title, ppm, amount_minor: amount }))

function sold({
  lines,
  pricesIncludeTax,
  discount,
  shipping,
  shippingRates,
}: typeof orders extends fc.Arbitrary<infer Order> ? Order : never) {
  const totals = totalsOf({
    lines: lines.map((line) => ({ ...line, unit: minor(line.unit), weightGrams: 0 })),
    pricesIncludeTax,
    discount: { kind: 'fixed', amount: minor(discount) },
    shipping: { amount: minor(shipping), rates: shippingRates },
  })
  return {
    total: totals.total,
    taxes: stored(totals.taxes),
    lines: totals.lines.map((line, index): SoldLine => ({
      id: String(index),
      quantityLeft: lines[index]?.quantity ?? 0,
      left: line.total,
      taxes: stored(line.taxes),
    })),
    shipping: toSold(totals.shipping, stored(totals.shippingTaxes)),
  }
}

const toSold = (left: Minor, taxes: TaxPart[]): Sold => ({ left, taxes })

const amountOf = (parts: RefundParts) =>
  [...parts.lines, parts.shipping].reduce((sum, { amount }) => sum + amount, 0)

function after(order: Made, parts: RefundParts): Made {
  return {
    ...order,
    lines: order.lines.map((line) => {
      const back = parts.lines.filter(({ id }) => id === line.id)
      return {
        ...line,
        quantityLeft: line.quantityLeft - back.reduce((sum, { quantity }) => sum + quantity, 0),
        ...remainder(line, back),
      }
    }),
    shipping: remainder(order.shipping, [parts.shipping]),
  }
}

const steps = fc.array(
  fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    quantities: fc.array(fc.nat(5), { maxLength: 5 }),
    hasShipping: fc.boolean(),
  }),
  { maxLength: 6 },
)

test('1.6 any refunds of an order give back amounts and taxes of every rate exactly as they were sold', () => {
  fc.assert(
    fc.property(orders, steps, (order, tried) => {
      const whole = sold(order)
      let left = whole
      const given: RefundParts[] = []
      const room = () => [...left.lines, left.shipping].reduce((sum, one) => sum + one.left, 0)
      const refund = (amount: number, quantities: ReadonlyMap<string, number>, shipping: number) => {
        const parts = partsOfRefund(left, { amount: minor(amount), quantities, shipping: minor(shipping) })
        expect(amountOf(parts)).toBe(amount)
        for (const part of [...parts.lines, parts.shipping]) {
          const tax = part.taxes.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
          expect(tax).toBeLessThanOrEqual(part.amount)
          for (const { amount_minor } of part.taxes) expect(amount_minor).toBeGreaterThan(0)
        }
        left = after(left, parts)
        for (const one of [...left.lines, left.shipping])
          for (const tax of one.taxes) expect(tax.amount_minor).toBeGreaterThanOrEqual(0)
        given.push(parts)
      }
      for (const { share, quantities, hasShipping } of tried) {
        const chosen = new Map(
          left.lines.flatMap((line, index) =>
            (quantities[index] ?? 0) > 0 && line.quantityLeft > 0
              ? [[line.id, Math.min(line.quantityLeft, quantities[index] ?? 0)]]
              : [],
          ),
        )
        refund(Math.floor(room() * share), chosen, hasShipping ? left.shipping.left : 0)
      }
      refund(room(), new Map(left.lines.map(({ id, quantityLeft }) => [id, quantityLeft])), 0)
      expect(given.reduce((sum, parts) => sum + amountOf(parts), 0)).toBe(whole.total)
      const back = addedTaxes(given.flatMap((parts) => [...parts.lines, parts.shipping]))
      expect(back).toEqual(
        addedTaxes([{ taxes: whole.taxes.filter(({ amount_minor }) => amount_minor > 0) }]),
      )
    }),
    { numRuns: 400 },
  )
})

test('1.6 items carry the taxes of their own line only, and their share of them', () => {
  const whole = sold({
    lines: [
      { unit: 2000, quantity: 2, rates: rates[0] ?? [] },
      { unit: 999, quantity: 1, rates: rates[1] ?? [] },
    ],
    pricesIncludeTax: true,
    discount: 0,
    shipping: 600,
    shippingRates: rates[0] ?? [],
  })
  const ebook = partsOfRefund(whole, {
    amount: minor(999),
    quantities: new Map([['1', 1]]),
    shipping: minor(0),
  })
  expect(ebook).toMatchObject({
    lines: [{ id: '1', quantity: 1, amount: 999, taxes: [{ title: 'MwSt', ppm: 70_000, amount_minor: 65 }] }],
    shipping: { amount: 0, taxes: [] },
  })
  const delivery = partsOfRefund(whole, { amount: minor(600), quantities: new Map(), shipping: minor(600) })
  expect(delivery).toMatchObject({
    lines: [],
    shipping: { amount: 600, taxes: [{ ppm: 190_000, amount_minor: 96 }] },
  })
  expect(takePart({ left: minor(0), taxes: [] }, minor(0))).toEqual({ amount: 0, taxes: [] })
})

test('1.6 what goes beyond chosen items is taken of the delivery; without items it is part of all prices', () => {
  const whole = sold({
    lines: [
      { unit: 2000, quantity: 2, rates: [] },
      { unit: 1000, quantity: 1, rates: [] },
    ],
    pricesIncludeTax: true,
    discount: 0,
    shipping: 600,
    shippingRates: [],
  })
  const refund = (amount: number, quantities: [string, number][]) => {
    const parts = partsOfRefund(whole, {
      amount: minor(amount),
      quantities: new Map(quantities),
      shipping: minor(0),
    })
    return [
      ...parts.lines.map(({ id, amount: ofLine }) => `${id}: ${ofLine}`),
      `delivery: ${parts.shipping.amount}`,
    ]
  }
  expect(refund(1000, [['1', 1]])).toEqual(['1: 1000', 'delivery: 0'])
  expect(refund(1300, [['1', 1]])).toEqual(['1: 1000', 'delivery: 300'])
  expect(refund(2000, [['1', 1]])).toEqual(['0: 400', '1: 1000', 'delivery: 600'])
  expect(refund(500, [])).toEqual(['0: 400', '1: 100', 'delivery: 0'])
  expect(refund(5300, [])).toEqual(['0: 4000', '1: 1000', 'delivery: 300'])
})
