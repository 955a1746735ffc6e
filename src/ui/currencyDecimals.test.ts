/** One table of decimals, held against the runtime's. */
import { expect, test } from 'vitest'
import { currencies } from '#features/settings/currencies.ts'
import { exponentOf } from '#features/shop/pricing/money.ts'
import { decimalsOf, unitsOf } from './currencyDecimals.ts'

/** ISO 4217 gives these two decimals (IQD three); CLDR, which `Intl` asks, leaves them out because no coins go round. */
const withoutCoins = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ')

test('F-OPT-02 F-SHOP-12 1.2 every currency has the decimals of ISO 4217, the same in the shop, the settings and the browser', () => {
  const codes = Intl.supportedValuesOf('currency')
  expect(codes.length).toBeGreaterThan(150)
  for (const code of codes) {
    const ofIntl = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits
    if (withoutCoins.includes(code)) expect([code, decimalsOf(code)]).toEqual([code, code === 'IQD' ? 3 : 2])
    else expect([code, decimalsOf(code)]).toEqual([code, ofIntl])
  }
  for (const { code, exponent } of currencies()) {
    expect([code, exponent]).toEqual([code, decimalsOf(code)])
    expect([code, exponentOf(code)]).toEqual([code, decimalsOf(code)])
  }
})

test('F-SHOP-12 6 currencies that no list of the runtime has are counted as ISO 4217 does', () => {
  expect(['UYI', 'UYW', 'CLF', 'XYZ', '', null].map((code) => [code, decimalsOf(code)])).toEqual([
    ['UYI', 0],
    ['UYW', 4],
    ['CLF', 4],
    ['XYZ', 2],
    ['', 2],
    [null, 2],
  ])
})

test('F-UI-05 6 beside an amount stand the code and the signs of its currency, and none where there is no currency', () => {
  expect(['EUR', 'CAD', 'CHF', 'XYZ', 'eur', 'EURO', 'E', '', null].map((code) => unitsOf(code))).toEqual([
    ['EUR', '€'],
    ['CAD', 'CA$', '$'],
    ['CHF'],
    ['XYZ'],
    ...Array.from({ length: 5 }, () => []),
  ])
})
