/** Prices and their change on integers. */
import { test as property, fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { changePercent, costText, formatPercent, formatPrice, plainPrice, priceParts } from './price.ts'

const dollar = { code: 'USD', symbol: '$', exponent: 2 }

test('F-SHOP-12 F-CONST-22 a price has the symbol, thousands separators and 2 decimals', () => {
  expect(formatPrice(3400, dollar)).toBe('$34.00')
  expect(formatPrice(5, dollar)).toBe('$0.05')
  expect(formatPrice(123_456_789, dollar)).toBe('$1,234,567.89')
  expect(formatPrice(-1250, dollar)).toBe('-$12.50')
  expect(formatPrice(1234, { code: 'JPY', symbol: '¥', exponent: 0 })).toBe('¥1,234')
  expect(formatPrice(100, { code: null, symbol: '--', exponent: 2 })).toBe('1.00')
})

test.each([
  [0, 2, '0.00', '$0.00'],
  [1, 2, '0.01', '$0.01'],
  [-1, 2, '-0.01', '-$0.01'],
  [10, 2, '0.10', '$0.10'],
  [100, 2, '1.00', '$1.00'],
  [99_999, 2, '999.99', '$999.99'],
  [100_000, 2, '1000.00', '$1,000.00'],
  [-123_456_789, 2, '-1234567.89', '-$1,234,567.89'],
  [0, 0, '0', '$0'],
  [-7, 0, '-7', '-$7'],
  [1234, 0, '1234', '$1,234'],
  [0, 3, '0.000', '$0.000'],
  [1234, 3, '1.234', '$1.234'],
  [1_234_567, 3, '1234.567', '$1,234.567'],
])('F-SHOP-12 6 %d with %d decimals is %s in files and %s for people', (amount, exponent, plain, shown) => {
  expect([plainPrice(amount, exponent), formatPrice(amount, { ...dollar, exponent })]).toEqual([plain, shown])
})

test.each([
  [110, 100, 10, '+10%'],
  [90, 100, -10, '−10%'],
  [100, 100, 0, '0%'],
  [1001, 1000, 1, '+1%'],
  [999, 1000, 0, '0%'],
  [989, 1000, -1, '−1%'],
  [0, 100, -100, '−100%'],
  [200, 100, 100, '+100%'],
  [100, 0, 0, '0%'],
])('F-SHOP-01 6 %d beside a base of %d is %d percent, written %s', (current, base, percent, written) => {
  expect([changePercent(current, base), formatPercent(percent)]).toEqual([percent, written])
})

test.each([
  ['de', '1.234.567,89 €', '-12,50 €', '0,05 €'],
  ['es', '1.234.567,89 €', '-12,50 €', '0,05 €'],
  ['fr', '1 234 567,89 €', '-12,50 €', '0,05 €'],
  ['nl', '€ 1.234.567,89', '€ -12,50', '€ 0,05'],
  ['ar-EG', null, null, null],
])('13.2 F-SHOP-12 in %s an amount is %s, %s and %s', (tag, large, negative, small) => {
  const euro = { code: 'EUR', symbol: '€', exponent: 2 }
  const written = inLanguage(tag, () =>
    [123_456_789, -1250, 5].map((minor) => formatPrice(minor, euro).replace(/[\u00a0\u202f]/g, ' ')),
  )
  if (large !== null) expect(written).toEqual([large, negative, small])
  expect(written[0]?.replace(/\D/g, ''), 'no digit is lost or of another script').toBe('123456789')
  expect(inLanguage(tag, () => formatPrice(Number.MAX_SAFE_INTEGER, euro)).replace(/\D/g, '')).toBe(
    String(Number.MAX_SAFE_INTEGER),
  )
})

test('F-SHOP-02 6 each layout says its prices, percent and saving in its order', () => {
  const priceText = (layout: number, current: number, base: number | null) =>
    priceParts(layout, current, base, dollar)
      .map(({ kind, text }) => `${kind} ${text}`)
      .join(', ')
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((layout) => priceText(layout, 900, 1000))).toEqual([
    'price $9.00',
    'base $10.00, price $9.00',
    'price $9.00, base $10.00',
    'price $9.00, percent −10%',
    'base $10.00, price $9.00, percent −10%',
    'price $9.00, saved Save $1.00',
    'percent −10%, price $9.00, base $10.00',
    'price $9.00, base $10.00',
  ])
  for (const layout of [1, 2, 3, 4, 5, 6, 7, 8]) expect(priceText(layout, 900, null)).toBe('price $9.00')
  expect(priceText(5, 1000, 900)).toBe('price $10.00, rise +12%')
})

test('F-SHOP-01 the change is rounded up on whole cents, 0 for a base of 0 and never -0', () => {
  expect(changePercent(3400, 3800)).toBe(-10)
  expect(changePercent(110, 100)).toBe(10)
  expect(changePercent(11_001, 10_000)).toBe(11)
  expect(changePercent(500, 0)).toBe(0)
  expect(Object.is(changePercent(999, 1000), 0)).toBe(true)
  expect(Object.is(changePercent(1000, 1000), 0)).toBe(true)
  expect(formatPercent(-10)).toBe('−10%')
})

test('13.2 F-SHOP-01 a percent is before its sign as the language writes it', () => {
  const written = (language: string) => inLanguage(language, () => [-23, 0, 12, 1500].map(formatPercent))
  expect(written('en')).toEqual(['−23%', '0%', '+12%', '+1500%'])
  expect(written('de')).toEqual(['−23\u00a0%', '0\u00a0%', '+12\u00a0%', '+1500\u00a0%'])
  expect(written('es')).toEqual(['−23\u00a0%', '0\u00a0%', '+12\u00a0%', '+1500\u00a0%'])
})

property.prop([fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 })])(
  'F-SHOP-01 F-CONST-22 the change is the least whole percent not below the exact one',
  (current, base) => {
    const percent = BigInt(changePercent(current, base))
    const exact = BigInt(current - base) * 100n
    expect(percent * BigInt(base) >= exact).toBe(true)
    expect((percent - 1n) * BigInt(base) < exact).toBe(true)
  },
)

test('F-SHOP-02 seven layouts order price, base, percent and saving', () => {
  const kinds = (layout: number) =>
    priceParts(layout, 3400, 3800, dollar)
      .map((part) => part.kind)
      .join(' ')
  expect([1, 2, 3, 4, 5, 6, 7].map(kinds)).toEqual([
    'price',
    'base price',
    'price base',
    'price percent',
    'base price percent',
    'price saved',
    'percent price base',
  ])
  for (const layout of [1, 2, 3, 4, 5, 6, 7]) {
    expect(priceParts(layout, 3800, 3800, dollar)).toEqual([{ kind: 'price', text: '$38.00' }])
  }
})

test('F-SHOP-02 a price that rose shows its percent and nothing struck; a change below one percent shows none', () => {
  const texts = (layout: number, current: number, base: number) =>
    priceParts(layout, current, base, dollar)
      .map((part) => part.text)
      .join(' ')
  expect([1, 2, 3, 4, 5, 6, 7].map((layout) => texts(layout, 110, 100))).toEqual([
    '$1.10',
    '$1.10',
    '$1.10',
    '$1.10 +10%',
    '$1.10 +10%',
    '$1.10',
    '+10% $1.10',
  ])
  expect(texts(5, 9999, 10_000)).toBe('$100.00 $99.99')
  expect(texts(5, 100, 0)).toBe('$1.00')
})

test.each([
  ['en', 'Free'],
  ['de', 'Kostenlos'],
  ['es', 'Gratis'],
])('F-SHOP-01 in %s what costs nothing is %s, with what it cost before', (language, free) => {
  inLanguage(language, () => {
    expect(costText(0, dollar)).toBe(free)
    expect(priceParts(3, 0, 1000, dollar).map(({ kind }) => kind)).toEqual(['price', 'base'])
    expect(priceParts(1, 0, null, dollar)).toEqual([{ kind: 'price', text: free }])
  })
})
