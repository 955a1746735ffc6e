/** Stripe's own units beside ISO 4217: what goes out comes back, and what cannot be charged says so. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { minor } from './money.ts'
import { readPrice, refuseUnchargeablePrices } from './readPrice.ts'
import { totalsOf } from './totals.ts'
import { chargeProblem, chargeStep, fromStripe, priceProblem, toStripe } from './chargeUnits.ts'

test('F-SHOP-10 1.2 an amount goes to Stripe in its own units', () => {
  expect(toStripe(minor(1250), 'USD')).toBe(1250)
  expect(toStripe(minor(5000), 'JPY')).toBe(5000)
  // 5,000 krónur are two decimals there, which must be 00; 50.00 ariary have none.
  expect([toStripe(minor(5000), 'ISK'), toStripe(minor(5000), 'UGX')]).toEqual([500_000, 500_000])
  expect(toStripe(minor(5000), 'MGA')).toBe(50)
  expect([
    toStripe(minor(499_000), 'HUF'),
    toStripe(minor(12_300), 'TWD'),
    toStripe(minor(1230), 'KWD'),
  ]).toEqual([499_000, 12_300, 1230])
  expect(() => toStripe(minor(1234), 'KWD')).toThrow(RangeError)
  // A part of a króna, which was not asked for, is no króna more.
  expect([fromStripe(5000, 'ISK'), fromStripe(5099, 'ISK'), fromStripe(50, 'MGA')]).toEqual([50, 50, 5000])
})

test('F-SHOP-01 1.2 what cannot be charged is refused where the price is typed', () => {
  expect(readPrice('1.234', 'KWD').problem).toBe(
    'Cards are charged in steps of 0.010 KWD: write 1.230 or 1.240',
  )
  expect(readPrice('12,50', 'MGA').problem).toBe(
    'Cards are charged in steps of 1.00 MGA: write 12.00 or 13.00',
  )
  expect([
    readPrice('1.230', 'KWD').amount,
    readPrice('12', 'MGA').amount,
    readPrice('4990,50', 'HUF').amount,
  ]).toEqual([1230, 1200, 499_050])
  expect(readPrice('abc', 'EUR').problem).toBe('“abc” is not a price: write it like 1234.50')
  expect(chargeProblem(49, 'USD')).toBe('The least that a card can be charged is 0.50 USD')
  expect([chargeProblem(50, 'USD'), chargeProblem(50, 'JPY'), chargeProblem(49, 'JPY') === null]).toEqual([
    null,
    null,
    false,
  ])
  expect(chargeProblem(1000, 'IQD')).toBe('Cards are not charged in IQD')
})

/** The least that a card can be charged, in the currency's own units; beside it one unit less. */
test.each(
  [
    'AED 2.00 1.99, AUD 0.50 0.49, BGN 1.00 0.99, BRL 0.50 0.49, CAD 0.50 0.49, CHF 0.50 0.49, CZK 15.00 14.99, DKK 2.50 2.49',
    'EUR 0.50 0.49, GBP 0.30 0.29, HKD 4.00 3.99, HUF 175.00 174.99, INR 0.50 0.49, JPY 50 49, MXN 10.00 9.99, MYR 2.00 1.99',
    'NOK 3.00 2.99, NZD 0.50 0.49, PLN 2.00 1.99, RON 2.00 1.99, SEK 3.00 2.99, SGD 0.50 0.49, THB 10.00 9.99, USD 0.50 0.49',
  ].flatMap((line) => line.split(', ')),
)('F-SHOP-10 6 the least of a card: %s', (row) => {
  const [code = '', least = '', less = ''] = row.split(' ')
  const amountOf = (text: string) => readPrice(text, code).amount ?? -1
  expect([chargeProblem(amountOf(least), code), chargeProblem(amountOf(less), code)]).toEqual([
    null,
    `The least that a card can be charged is ${Number(least).toFixed(least.includes('.') ? 2 : 0)} ${code}`,
  ])
})

/** What prices are multiples of, and how 1,000 of the smallest unit are told to the provider. */
test.each([
  ['USD', 1, 1000],
  ['JPY', 1, 1000],
  ['KRW', 1, 1000],
  ['VND', 1, 1000],
  ['XOF', 1, 1000],
  ['BHD', 10, 1000],
  ['JOD', 10, 1000],
  ['KWD', 10, 1000],
  ['OMR', 10, 1000],
  ['TND', 10, 1000],
  ['MGA', 100, 10],
  ['ISK', 1, 100_000],
  ['UGX', 1, 100_000],
  ['IQD', 10, 100],
  ['LYD', 10, 100],
])('F-SHOP-10 6 in %s prices are multiples of %d, and 1,000 are charged as %d', (code, step, charged) => {
  expect([chargeStep(code), toStripe(minor(1000), code), fromStripe(charged, code)]).toEqual([
    step,
    charged,
    1000,
  ])
  expect(priceProblem(step * 7, code)).toBeNull()
  if (step === 1) return
  expect(priceProblem(step * 7 + 1, code)).toMatch(/^Cards are charged in steps of /)
  expect(() => toStripe(minor(step * 7 + 1), code)).toThrow(RangeError)
})

test('F-SHOP-10 6 in a currency without a known least, and in one that cards do not take', () => {
  expect([chargeProblem(0, 'ALL'), chargeProblem(1, 'ALL')]).toEqual([null, null])
  for (const code of ['IQD', 'LYD'])
    expect(chargeProblem(100_000, code)).toBe(`Cards are not charged in ${code}`)
})

test('F-SHOP-01 6 an amount of a call is refused at its field; what is not given is not asked', () => {
  const given: readonly (readonly [string, number | null | undefined])[] = [
    ['price', 1230],
    ['base', null],
    ['more', undefined],
  ]
  expect(() => refuseUnchargeablePrices(given, 'KWD')).not.toThrow()
  let refused: unknown
  try {
    refuseUnchargeablePrices([...given, ['lines.2.price', 1234]], 'KWD')
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({
    code: 'price.not_chargeable',
    data: { fields: [{ field: 'lines.2.price', message: expect.stringContaining('steps of 0.010 KWD') }] },
  })
})

const codes = ['USD', 'JPY', 'KWD', 'ISK', 'UGX', 'MGA', 'HUF', 'TWD', 'OMR', 'KRW', 'EUR', 'TND']
const units = fc.integer({ min: 0, max: 1_000_000 })

property.prop([fc.constantFrom(...codes), units])(
  'F-SHOP-10 1.2 what Stripe is asked for is what it says was charged',
  (code, count) => {
    const amount = minor(count * chargeStep(code))
    expect(fromStripe(toStripe(amount, code), code)).toBe(amount)
  },
)

property.prop([
  fc.constantFrom(...codes),
  fc.array(fc.tuple(units, fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 5 }),
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.integer({ min: 0, max: 400_000 }),
  fc.boolean(),
])(
  'F-SHOP-08 1.2 with taxes and a discount in percent the total can still be charged',
  (code, lines, discount, tax, pricesIncludeTax) => {
    const step = chargeStep(code)
    const rates = [{ title: 'Tax', ppm: tax }]
    const totals = totalsOf({
      lines: lines.map(([price, quantity]) => ({
        unit: minor(price * step),
        quantity,
        weightGrams: 0,
        rates,
      })),
      discount: { kind: 'percent', ppm: discount },
      shipping: { amount: minor(7 * step), rates },
      pricesIncludeTax,
      step,
    })
    expect(priceProblem(totals.total, code)).toBeNull()
    expect(totals.lines.every((line) => line.net + line.tax === line.total && line.total >= 0)).toBe(true)
  },
)
