/** Stripe's own units beside ISO 4217: what goes out comes back, and what cannot be charged says so. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { minor } from './money.ts'
import { readPrice } from './readPrice.ts'
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
  expect(fromStripe(5000, 'ISK')).toBe(50)
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
  expect(chargeProblem(49, 'USD')).toBe('The least that a card can be charged is 0.50 USD')
  expect([chargeProblem(50, 'USD'), chargeProblem(50, 'JPY'), chargeProblem(49, 'JPY') === null]).toEqual([
    null,
    null,
    false,
  ])
  expect(chargeProblem(1000, 'IQD')).toBe('Cards are not charged in IQD')
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
