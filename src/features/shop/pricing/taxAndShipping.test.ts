/**
 * What a cart costs, as tables of cases: tax zone, tax class, prices with or without tax, discount and delivery; then
 * which ways of delivery an address, a weight and a subtotal leave. The functions are plain; that carts are priced by
 * them is asked in rates.test.ts.
 */
import { describe, expect, test } from 'vitest'
import { minor } from './money.ts'
import { type RateTables } from './rates.ts'
import { taxTableOf } from './taxRates.ts'
import {
  chosenShipping,
  delivers,
  isDeliveryGone,
  servedCountries,
  shippingChoices,
  shippingView,
} from './shippingRates.ts'
import type { Address } from '../schema.ts'
import { statedShipping, totalsOf, type DiscountRule } from './totals.ts'

const noTables: RateTables = { taxZones: [], taxRates: [], shippingZones: [], shippingRates: [] }

function addressOf(country: string, region = '', postcode = ''): Address {
  return { name: 'Ada', line1: 'Mill Lane 1', line2: '', city: 'Town', country, region, postcode, phone: '' }
}

/** `US CA 90210`; `-` for no address. */
function placeOf(text: string): Address | null {
  const [country = '', region = '', postcode = ''] = text.split(' ')
  return text === '-' ? null : addressOf(country, region === '*' ? '' : region, postcode)
}

const taxZone = (id: string, country: string, region = '', postcode_prefix = '') => ({
  id,
  title: id,
  country,
  region,
  postcode_prefix,
})
const taxRate = (
  zone_id: string,
  title: string,
  tax_class: string,
  ppm: number,
  applies_to_shipping: boolean,
) => ({
  id: `${zone_id} ${title}`,
  zone_id,
  title,
  tax_class,
  ppm,
  applies_to_shipping,
  priority: 0,
})

const taxes: RateTables = {
  ...noTables,
  taxZones: [
    taxZone('germany', 'DE'),
    taxZone('us', 'US'),
    taxZone('california', 'US', 'CA'),
    taxZone('beverly hills', 'US', 'CA', '902'),
    taxZone('nines', 'US', '', '9'),
  ],
  taxRates: [
    taxRate('germany', 'VAT', 'standard', 190_000, true),
    taxRate('germany', 'VAT, reduced', 'reduced', 70_000, true),
    taxRate('us', 'Federal', 'standard', 10_000, false),
    taxRate('california', 'State', 'standard', 72_500, false),
    taxRate('california', 'County', 'standard', 10_000, true),
    taxRate('beverly hills', 'City', 'standard', 95_000, false),
    taxRate('nines', 'Nines', 'standard', 30_000, false),
  ],
}

const percent = (ppm: number): DiscountRule => ({ kind: 'percent', ppm })
const fixed = (amount: number): DiscountRule => ({ kind: 'fixed', amount: minor(amount) })
const freeShipping: DiscountRule = { kind: 'free_shipping' }

/** Delivery costs 5.00 in every row; `lines` are class and price, `3x` a quantity. */
const costs: readonly (readonly [
  place: string,
  lines: string,
  prices: 'with tax' | 'without tax',
  discount: DiscountRule | null,
  subtotal: number,
  discounted: number,
  shipping: number,
  tax: number,
  total: number,
  why: string,
])[] = [
  ['DE', 'standard 100.00', 'without tax', null, 10_000, 0, 595, 1995, 12_495, 'tax on goods and delivery'],
  ['DE', 'standard 100.00', 'with tax', null, 10_000, 0, 500, 1677, 10_500, 'tax is within the price'],
  [
    'DE',
    'reduced 100.00',
    'without tax',
    null,
    10_000,
    0,
    595,
    795,
    11_295,
    'delivery has the standard rate',
  ],
  ['DE', 'reduced 100.00', 'with tax', null, 10_000, 0, 500, 734, 10_500, 'the reduced rate within'],
  ['DE', 'books 100.00', 'without tax', null, 10_000, 0, 595, 95, 10_595, 'a class without a rate has none'],
  [
    'DE',
    'standard 100.00, reduced 50.00',
    'without tax',
    percent(100_000),
    15_000,
    1500,
    595,
    2120,
    16_120,
    '10 % of each line',
  ],
  [
    'DE',
    'standard 100.00, reduced 50.00',
    'with tax',
    percent(100_000),
    15_000,
    1500,
    500,
    1811,
    14_000,
    'the same with tax within',
  ],
  [
    'DE',
    'standard 100.00, reduced 50.00',
    'without tax',
    fixed(2000),
    15_000,
    2000,
    595,
    2045,
    15_545,
    '20.00 by what the lines cost',
  ],
  [
    'DE',
    'standard 100.00',
    'without tax',
    fixed(20_000),
    10_000,
    10_000,
    595,
    95,
    595,
    'never more than the goods',
  ],
  [
    'DE',
    'standard 100.00',
    'without tax',
    percent(2_000_000),
    10_000,
    10_000,
    595,
    95,
    595,
    'nor by percent',
  ],
  [
    'DE',
    'standard 100.00',
    'without tax',
    freeShipping,
    10_000,
    0,
    0,
    1900,
    11_900,
    'free delivery has no tax',
  ],
  [
    'DE',
    'standard 100.00',
    'with tax',
    freeShipping,
    10_000,
    0,
    0,
    1597,
    10_000,
    'free delivery, tax within',
  ],
  [
    'DE',
    '3x standard 3.33',
    'without tax',
    null,
    999,
    0,
    595,
    285,
    1784,
    'rounded once a line, not once an item',
  ],
  [
    'US CA 80000',
    'standard 100.00',
    'without tax',
    null,
    10_000,
    0,
    505,
    830,
    11_330,
    'the region wins over the country: two rates, one on delivery',
  ],
  [
    'US CA 90210',
    'standard 100.00',
    'without tax',
    null,
    10_000,
    0,
    500,
    950,
    11_450,
    'the longer postcode wins',
  ],
  [
    'US CA 95000',
    'standard 100.00',
    'without tax',
    null,
    10_000,
    0,
    500,
    300,
    10_800,
    'any postcode wins over the region',
  ],
  [
    'US NV 95000',
    'standard 100.00',
    'without tax',
    null,
    10_000,
    0,
    500,
    300,
    10_800,
    'the postcode wins over the country',
  ],
  ['US NV 10000', 'standard 100.00', 'without tax', null, 10_000, 0, 500, 100, 10_600, 'the country alone'],
  ['FR', 'standard 100.00', 'without tax', null, 10_000, 0, 500, 0, 10_500, 'no zone, no tax'],
  ['FR', 'standard 100.00', 'with tax', null, 10_000, 0, 500, 0, 10_500, 'no zone, nothing within either'],
  [
    '-',
    'standard 100.00',
    'without tax',
    null,
    10_000,
    0,
    595,
    1995,
    12_495,
    'no address yet: the shop’s own country',
  ],
]

const lineOf = (text: string) => {
  const [, count = '1', taxClass = '', price = ''] = /^(?:(\d+)x )?(\w+) ([\d.]+)$/.exec(text) ?? []
  return { quantity: Number(count), taxClass, unit: minor(Math.round(Number(price) * 100)), weightGrams: 250 }
}

describe('F-SHOP-08 F-SHOP-13 6 zone, class, tax, discount and delivery', () => {
  test.each(costs)(
    '%s: %s, prices %s, discount %o: %d − %d, delivery %d, tax %d, total %d (%s)',
    (place, given, prices, discount, subtotal, discounted, shipping, tax, total) => {
      const table = taxTableOf(taxes, 'DE', placeOf(place))
      const pricesIncludeTax = prices === 'with tax'
      const lines = given.split(', ').map(lineOf)
      const totals = totalsOf({
        lines: lines.map((line) => ({ ...line, rates: table.ratesFor(line.taxClass) })),
        pricesIncludeTax,
        discount,
        shipping: { amount: minor(500), rates: table.shippingRates },
      })
      expect([totals.subtotal, totals.discount, totals.shipping, totals.tax, totals.total]).toEqual([
        subtotal,
        discounted,
        shipping,
        tax,
        total,
      ])
      // What is shown adds up to what is paid, and each tax is named.
      const shown =
        subtotal - discounted + statedShipping(totals, pricesIncludeTax) + (pricesIncludeTax ? 0 : tax)
      expect(shown).toBe(total)
      expect(totals.taxes.reduce((whole, { amount }) => whole + amount, 0)).toBe(tax)
      expect(totals.weightGrams).toBe(250 * lines.reduce((whole, { quantity }) => whole + quantity, 0))
    },
  )

  test('delivery without taxes of its own is no tax, and the step is one where none is said', () => {
    const { rates, ...line } = { ...lineOf('standard 0.03'), rates: [{ title: 'VAT', ppm: 190_000 }] }
    const totals = totalsOf({
      lines: [{ ...line, rates }],
      pricesIncludeTax: false,
      discount: null,
      shipping: { amount: minor(7), rates: [] },
    })
    expect([totals.tax, totals.shippingTax, totals.shipping, totals.total]).toEqual([1, 0, 7, 11])
  })

  test('several rates are told apart by title and rate, lines and delivery together', () => {
    const table = taxTableOf(taxes, null, placeOf('US CA 80000'))
    const rates = table.ratesFor('standard')
    const line = { unit: minor(10_000), quantity: 1, weightGrams: 0, rates }
    const { taxes: shown } = totalsOf({
      lines: [line, { ...line, rates: [{ title: 'State', ppm: 10_000 }] }],
      pricesIncludeTax: false,
      discount: null,
      shipping: { amount: minor(500), rates: table.shippingRates },
    })
    expect(shown).toEqual([
      { title: 'State', ppm: 72_500, amount: 725 },
      { title: 'County', ppm: 10_000, amount: 105 },
      { title: 'State', ppm: 10_000, amount: 100 },
    ])
  })

  test('nothing is taxed while neither an address nor the shop’s own country is known', () => {
    const table = taxTableOf(taxes, null, null)
    expect([table.ratesFor('standard'), table.shippingRates]).toEqual([[], []])
  })

  test('an order without lines or delivery costs nothing', () => {
    const empty = totalsOf({ lines: [], pricesIncludeTax: true, discount: fixed(500), shipping: null })
    expect([empty.subtotal, empty.discount, empty.shipping, empty.tax, empty.total]).toEqual([0, 0, 0, 0, 0])
  })

  test('in a currency of ten-fils steps every tax and discount is a whole step', () => {
    const totals = totalsOf({
      lines: [{ unit: minor(1230), quantity: 1, weightGrams: 0, rates: [{ title: 'VAT', ppm: 50_000 }] }],
      pricesIncludeTax: false,
      discount: percent(70_000),
      shipping: { amount: minor(130), rates: [{ title: 'VAT', ppm: 50_000 }] },
      step: 10,
    })
    // 7 % of 1.230 are 0.0861, 5 % of 1.140 are 0.057, 5 % of 0.130 are 0.0065.
    expect([totals.discount, totals.tax, totals.shippingTax, totals.total]).toEqual([90, 70, 10, 1340])
  })
})

const shippingZone = (
  id: string,
  more: Partial<Pick<RateTables['shippingZones'][number], 'countries' | 'regions' | 'postcode_prefixes'>>,
) => ({ id, title: id, position: 0, countries: [], regions: [], postcode_prefixes: [], ...more })
const shippingRate = (id: string, more: Partial<RateTables['shippingRates'][number]>) => ({
  id,
  zone_id: null,
  store_id: null,
  title: id,
  amount_minor: 500,
  min_g: null,
  max_g: null,
  min_subtotal_minor: null,
  max_subtotal_minor: null,
  position: 0,
  ...more,
})

const shipping: RateTables = {
  ...noTables,
  shippingZones: [
    shippingZone('bike', { countries: ['FR'], postcode_prefixes: ['75', '92'] }),
    shippingZone('bavaria', { countries: ['DE', 'AT'], regions: ['BY', 'BW'] }),
    shippingZone('near', { countries: ['DE', 'AT'] }),
    shippingZone('empty', { countries: ['CH'] }),
  ],
  shippingRates: [
    shippingRate('collect', { store_id: 'kiln', amount_minor: 0 }),
    shippingRate('bike', { zone_id: 'bike', amount_minor: 300 }),
    shippingRate('bavaria', { zone_id: 'bavaria', amount_minor: 400 }),
    shippingRate('letter', { zone_id: 'near', max_g: 999 }),
    shippingRate('parcel', { zone_id: 'near', min_g: 1000, max_g: 20_000, max_subtotal_minor: 9999 }),
    shippingRate('free', { zone_id: 'near', min_subtotal_minor: 10_000, amount_minor: 0 }),
  ],
}

/** Grams and cents; both ends of a bound belong to it. */
const bounds: readonly (readonly [
  place: string,
  grams: number,
  subtotal: number,
  store: string,
  ways: string,
])[] = [
  ['DE', 0, 100, '', 'letter'],
  ['DE', 999, 9999, '', 'letter'],
  ['DE', 1000, 9999, '', 'parcel'],
  ['DE', 20_000, 9999, '', 'parcel'],
  ['DE', 20_001, 9999, '', ''],
  ['DE', 20_001, 10_000, '', 'free'],
  ['DE', 999, 10_000, '', 'letter free'],
  ['DE', 1000, 10_000, '', 'free'],
  ['DE BY', 50_000, 1, '', 'bavaria'],
  ['DE BW', 50_000, 1, '', 'bavaria'],
  ['DE HE', 500, 1, '', 'letter'],
  ['AT', 500, 1, '', 'letter'],
  ['FR * 75011', 500, 1, '', 'bike'],
  ['FR * 92100', 500, 1, '', 'bike'],
  ['FR * 13001', 500, 1, '', ''],
  ['CH', 500, 1, '', ''],
  ['US', 500, 1, '', ''],
  ['-', 500, 1, '', ''],
  // Picking up comes last, whatever the address, and only at the store of the cart.
  ['-', 500, 1, 'kiln', 'collect'],
  ['US', 500, 1, 'kiln', 'collect'],
  ['DE', 500, 1, 'kiln', 'letter collect'],
  ['DE', 500, 1, 'other', 'letter'],
]

describe('F-SHOP-08 6 bounds of delivery', () => {
  test.each(bounds)('to %s, %d g, %d cents, store %s: %s', (place, weightGrams, cents, store, ways) => {
    const choices = shippingChoices(shipping, {
      address: placeOf(place),
      weightGrams,
      subtotal: minor(cents),
      pickupStoreId: store || null,
    })
    expect(choices?.map(({ id }) => id).join(' ')).toBe(ways)
  })

  test('a zone without countries serves all of them', () => {
    const everywhere: RateTables = {
      ...shipping,
      shippingZones: [shippingZone('all', {})],
      shippingRates: [shippingRate('parcel', { zone_id: 'all' })],
    }
    const of = { weightGrams: 1, subtotal: minor(1), pickupStoreId: null }
    for (const country of ['DE', 'US', 'JP'])
      expect(shippingChoices(everywhere, { ...of, address: addressOf(country) })).toEqual([
        { id: 'parcel', title: 'parcel', amount: 500, isPickup: false },
      ])
    expect([servedCountries(everywhere), servedCountries(shipping)]).toEqual([null, ['AT', 'DE', 'FR']])
  })

  test('a shop without rates asks nothing and charges nothing', () => {
    const of = { address: addressOf('DE'), weightGrams: 1, subtotal: minor(1), pickupStoreId: null }
    expect(shippingChoices(noTables, of)).toBeNull()
    expect([shippingView(null), servedCountries(noTables)]).toEqual([[], []])
    expect([delivers(noTables), delivers(shipping)]).toEqual([false, true])
    const onlyPickup = { ...shipping, shippingRates: shipping.shippingRates.slice(0, 1) }
    expect(delivers(onlyPickup)).toBe(false)
  })

  test('the way is what was chosen, else the first that sends it, else the only one there is; never another than was chosen', () => {
    const way = (id: string, isPickup = false) => ({ id, title: id, amount: minor(500), isPickup })
    const [collect, parcel, express] = [way('collect', true), way('parcel'), way('express')]
    const onlyPickup = { ...shipping, shippingRates: shipping.shippingRates.slice(0, 1) }
    const rows: [
      RateTables,
      ReturnType<typeof shippingChoices>,
      string | null,
      string | undefined,
      boolean,
    ][] = [
      [shipping, [parcel, express, collect], null, 'parcel', false],
      [shipping, [parcel, express, collect], 'express', 'express', false],
      [shipping, [parcel, express, collect], 'collect', 'collect', false],
      [shipping, [parcel, express, collect], 'gone', undefined, true],
      [shipping, [collect, parcel], null, 'parcel', false],
      // A shop that sends waits for an address; one that only hands over needs none.
      [shipping, [collect], null, undefined, false],
      [onlyPickup, [collect], null, 'collect', false],
      [onlyPickup, [], null, undefined, false],
      [shipping, [], 'parcel', undefined, true],
      [shipping, null, null, undefined, false],
      [shipping, null, 'parcel', undefined, false],
    ]
    for (const [tables, options, chosen, taken, isGone] of rows) {
      const shown = JSON.stringify([options, chosen])
      expect(chosenShipping(tables, options, chosen)?.id, shown).toBe(taken)
      expect(isDeliveryGone(options, chosen), shown).toBe(isGone)
    }
    expect(shippingView([parcel, collect])).toEqual([
      { id: 'parcel', title: 'parcel', amount_minor: 500, is_pickup: false },
      { id: 'collect', title: 'collect', amount_minor: 500, is_pickup: true },
    ])
  })
})
