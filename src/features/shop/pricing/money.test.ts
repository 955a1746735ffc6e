/** Properties of money (T5): nothing is ever lost to rounding. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  add,
  decimalNumber,
  decimalText,
  divideHalfUp,
  exponentOf,
  minor,
  netOf,
  parseAmount,
  share,
  spreadDiscount,
  split,
  subtract,
  sum,
  times,
  type Minor,
} from './money.ts'
import { statedShipping, taxed, totalsOf, type TotalsLine } from './totals.ts'

const amount = () => fc.integer({ min: 0, max: 100_000_000 }).map(minor)
const ppm = () => fc.integer({ min: 0, max: 300_000 })
const rates = () =>
  fc.array(
    ppm().map((value) => ({ title: `R${value}`, ppm: value })),
    { maxLength: 3 },
  )
const currency = () => fc.constantFrom('EUR', 'JPY', 'KWD')
const runs = { numRuns: 10_000 }
const line = () =>
  fc.record({
    unit: fc.integer({ min: 0, max: 1_000_000 }).map(minor),
    quantity: fc.integer({ min: 1, max: 50 }),
    weightGrams: fc.integer({ min: 0, max: 5000 }),
    rates: rates(),
  })

test.prop([amount(), fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 })], runs)(
  'F-SHOP-08 T5 parts add up to the whole',
  (whole, weights) => {
    expect(sum(split(whole, weights))).toBe(whole)
  },
)

test.prop([fc.array(amount(), { minLength: 1, maxLength: 8 }), amount()], runs)(
  'F-SHOP-08 T5 a spread discount adds up to the cent and takes no line below zero',
  (lines, discount) => {
    const parts = spreadDiscount(lines, discount)
    expect(sum(parts)).toBe(Math.min(discount, sum(lines)))
    for (const [index, part] of parts.entries()) {
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThanOrEqual(lines[index] ?? -1)
    }
  },
)

test.prop([amount(), rates(), fc.boolean()], runs)(
  'F-SHOP-13 T5 gross is net plus tax, and the rates share the tax',
  (of, list, isInclusive) => {
    const result = taxed(of, list, isInclusive)
    expect(result.net + result.tax).toBe(result.total)
    if (isInclusive) expect(result.total).toBe(of)
    else expect(result.net).toBe(of)
    if (list.length > 0) expect(sum(result.taxes.map((tax) => tax.amount))).toBe(result.tax)
  },
)

test.prop([amount(), ppm()], runs)(
  'F-SHOP-13 inclusive and exclusive agree from the same net, to the smallest unit',
  (gross, rate) => {
    const net = netOf(gross, rate)
    expect(Math.abs(add(net, share(net, rate)) - gross)).toBeLessThanOrEqual(1)
  },
)

test.prop([fc.array(line(), { minLength: 1, maxLength: 6 }), fc.boolean(), amount(), fc.nat()], runs)(
  'F-SHOP-08 F-SHOP-13 the total is the sum of its lines and of what is shown, and does not depend on their order',
  (lines: TotalsLine[], pricesIncludeTax, shipping, seed) => {
    const input = {
      pricesIncludeTax,
      discount: null,
      shipping: { amount: shipping, rates: [{ title: 'VAT', ppm: 200_000 }] },
    }
    const totals = totalsOf({ lines, ...input })
    expect(totals.total).toBe(sum(totals.lines.map(({ total }) => total)) + totals.shipping)
    const shown =
      totals.subtotal + statedShipping(totals, pricesIncludeTax) + (pricesIncludeTax ? 0 : totals.tax)
    expect(shown, 'the sums that people are shown').toBe(totals.total)
    const turned = [...lines.slice(seed % lines.length), ...lines.slice(0, seed % lines.length)]
    expect(totalsOf({ lines: turned, ...input }).total).toBe(totals.total)
  },
)

test.prop([amount(), currency()], runs)('F-SHOP-12 an amount reads back as it was written', (value, code) => {
  fc.pre(decimalText(value, code).split('.')[0]?.length !== 10)
  expect(parseAmount(decimalText(value, code), code)).toBe(value)
})

test('F-SHOP-01 prices with more decimals than the currency has are refused, never rounded', () => {
  expect(parseAmount('19.999', 'EUR')).toBeNull()
  expect(parseAmount('1,299.50', 'EUR')).toBe(129_950)
  expect(parseAmount('12.5', 'JPY')).toBeNull()
  expect(parseAmount('1.234', 'KWD')).toBe(1234)
  for (const text of ['', '-1', '1e3', '.5', '0x10', '1.', 'NaN', '1 2'])
    expect(parseAmount(text, 'EUR')).toBeNull()
  expect([exponentOf('JPY'), exponentOf('EUR'), exponentOf('KWD')]).toEqual([0, 2, 3])
})

test.each([
  [10n, 4n, 3n],
  [9n, 4n, 2n],
  [11n, 4n, 3n],
  [0n, 4n, 0n],
  [1n, 2n, 1n],
  [-1n, 2n, 0n],
  [-3n, 2n, -1n],
  [-9n, 4n, -2n],
  [-10n, 4n, -2n],
  [-11n, 4n, -3n],
  [-8n, 4n, -2n],
])('F-SHOP-08 6 %d by %d, half up, is %d', (numerator, denominator, rounded) => {
  expect(divideHalfUp(numerator, denominator)).toBe(rounded)
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [100, [0, 0], [100, 0]],
  [100, [0, 1], [0, 100]],
  [100, [], []],
  [5, [3, 1, 2], [2, 1, 2]],
  [0, [1, 2], [0, 0]],
])(
  'F-SHOP-08 6 %d split by %o is %o: the rest goes to the largest remainder, then to the first',
  (amount, weights, parts) => {
    expect(split(minor(amount), weights)).toEqual(parts)
  },
)

test.each([
  [10_000, 190_000, 1, 1900, 8403],
  [333, 190_000, 1, 63, 280],
  [50, 10_000, 1, 1, 50],
  [49, 10_000, 1, 0, 49],
  [1230, 50_000, 10, 60, 1171],
  [100, 0, 1, 0, 100],
])(
  'F-SHOP-13 6 of %d, %d millionths in steps of %d are %d; what is net of it %d',
  (amount, rate, step, part, net) => {
    expect([share(minor(amount), rate, step), netOf(minor(amount), rate)]).toEqual([part, net])
  },
)

test('F-SHOP-08 6 an amount that is no whole number of the smallest unit, or beyond what can be counted, is refused', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])
    expect(() => minor(value)).toThrow(`${value} is not an amount in minor units`)
  expect(() => times(minor(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError)
  expect([add(minor(1), minor(2), minor(3)), subtract(minor(5), minor(7)), times(minor(3), 4)]).toEqual([
    6, -2, 12,
  ])
  expect([decimalNumber(minor(1250), 'EUR'), decimalNumber(minor(1250), 'JPY')]).toEqual([12.5, 1250])
})

const cents = (value: number): Minor => minor(value)
const one = (unit: number, list: TotalsLine['rates'] = []): TotalsLine => ({
  unit: cents(unit),
  quantity: 1,
  weightGrams: 0,
  rates: list,
})

test('F-SHOP-08 T5 24.99 at 10.75 % plus 6.44 is 34.12', () => {
  const totals = totalsOf({
    lines: [one(2499, [{ title: 'Tax', ppm: 107_500 }])],
    pricesIncludeTax: false,
    discount: null,
    shipping: { amount: cents(644), rates: [] },
  })
  expect(totals.total).toBe(3412)
})

test('F-SHOP-13 T5 10 off 50 in a shop whose prices include tax is 40.00', () => {
  const totals = totalsOf({
    lines: [one(3000, [{ title: 'VAT', ppm: 190_000 }]), one(2000, [{ title: 'VAT', ppm: 190_000 }])],
    pricesIncludeTax: true,
    discount: { kind: 'fixed', amount: cents(1000) },
    shipping: null,
  })
  expect(totals.total).toBe(4000)
  expect(totals.lines.map(({ discount }) => discount)).toEqual([600, 400])
})

test('F-SHOP-13 T5 599.00 including two rates loses no cent', () => {
  const result = taxed(
    cents(59_900),
    [
      { title: 'A', ppm: 50_000 },
      { title: 'B', ppm: 99_750 },
    ],
    true,
  )
  expect(result.net + sum(result.taxes.map((tax) => tax.amount))).toBe(59_900)
})
