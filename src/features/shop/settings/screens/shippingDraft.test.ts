/** What is typed on the screen of delivery and taxes is what the shop keeps. */
import { expect, test } from 'vitest'
import type { ShopSettings } from '../settings.ts'
import { draftOf, emptyDiscount, emptyRate, fieldIdOf, readDraft } from './shippingDraft.ts'

const rate = {
  title: 'Parcel',
  amount_minor: 590,
  min_g: null,
  max_g: 2000,
  min_subtotal_minor: null,
  max_subtotal_minor: 10_000,
}
const settings: ShopSettings = {
  prices_include_tax: true,
  base_country: 'PT',
  manual_payments: false,
  payment_instructions: '',
  low_stock_at: 5,
  shipping_zones: [
    { title: 'Home', countries: ['PT'], regions: [], postcode_prefixes: ['44'], rates: [rate] },
  ],
  pickup_rates: [{ store: 'kiln', title: 'At the kiln', amount_minor: 0 }],
  tax_zones: [
    {
      title: 'Portugal',
      country: 'PT',
      region: '',
      postcode_prefix: '',
      rates: [{ title: 'IVA', tax_class: 'standard', ppm: 231_250, applies_to_shipping: true }],
    },
  ],
  discounts: [
    {
      code: 'KILN',
      kind: 'percent',
      value: 125_000,
      min_subtotal_minor: 500,
      limit_total: 5,
      limit_per_customer: 1,
      starts_at: '2026-01-02T08:30:00.000Z',
      ends_at: null,
    },
    {
      code: 'POST',
      kind: 'free_shipping',
      value: 0,
      min_subtotal_minor: 0,
      limit_total: null,
      limit_per_customer: null,
      starts_at: null,
      ends_at: null,
    },
  ],
}
const draft = draftOf(settings, [], 'USD')

test('F-SHOP-13 delivery, taxes and discounts that nobody touches are saved as they were', () => {
  const { change, problems } = readDraft(draft, 'USD')
  expect(problems).toEqual({})
  const { shipping_zones, pickup_rates, tax_zones, discounts } = settings
  expect(change).toEqual({ shipping_zones, pickup_rates, tax_zones, discounts })
})

test('F-SHOP-13 a price, a percentage or a limit that cannot be read is told at its field', () => {
  const { problems } = readDraft(
    {
      ...draft,
      zones: [
        {
          title: '',
          countries: [],
          regions: [],
          postcode_prefixes: [],
          rates: [{ ...emptyRate, title: 'Parcel', amount: '5.999' }],
        },
      ],
      pickups: [{ store: 'kiln', title: 'Here', amount: '' }],
      discounts: [{ ...emptyDiscount, code: 'X', value: '101', limit_total: '0' }],
      stores: [{ title: ' ', address: '', pickup_enabled: true }],
    },
    'USD',
  )
  expect(problems).toEqual({
    'zone-0-title': 'A name is missing',
    'zone-0-0-amount': '“5.999” can be 5999 or 5.999: write 5999.00, or 2 decimals',
    'pickup-0-amount': 'A price is missing; 0 is free',
    'discount-0-value': 'At most 100 percent',
    'discount-0-limit_total': 'At least 1; empty is without limit',
    'store-0-title': 'A name is missing',
  })
})

test('3.6 what the call says of a path is at the field of the form, and what the form finds itself too', () => {
  const paths = [
    'shipping_zones.1.title',
    'shipping_zones.1.regions.3',
    'shipping_zones.0.rates.2.amount_minor',
    'pickup_rates.0.store',
    'tax_zones.0.rates.0.ppm',
    'tax_zones.2.postcode_prefix',
    'discounts.4.starts_at',
    'currency',
  ]
  expect(paths.map(fieldIdOf)).toEqual([
    'zone-1-title',
    'zone-1-regions',
    'zone-0-2-amount',
    'pickup-0-store',
    'tax-0-0-percent',
    'tax-2-postcode',
    'discount-4-starts',
    'currency',
  ])
  const draft = draftOf(settings, [], 'EUR')
  const one = { ...emptyDiscount, code: 'SPRING', value: '10' }
  const { problems } = readDraft(
    { ...draft, discounts: [one, { ...one, code: 'spring ', starts: '2027-03-02', ends: '2027-03-01' }] },
    'EUR',
  )
  expect(problems).toEqual({
    'discount-1-code': 'Another discount has this code',
    'discount-1-ends': 'The last day is before the first one',
  })
})
