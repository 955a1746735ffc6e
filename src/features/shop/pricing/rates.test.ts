/** Where taxes and shipping prices hold: the most exact zone, however an address is written, and both ends of a bound. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Answer, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let admin: Client
let bowl: string
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'USD')
  admin = await site.as('administrator')
  bowl = await publishProduct(site, { metas: { product_price: '20.00', product_weight: '500' } })
})
afterAll(() => site.close())

const percent = (title: string, ppm: number) => [
  { title, tax_class: 'standard', ppm, applies_to_shipping: false },
]
const parcel = (more: Record<string, unknown> = {}) => ({ title: 'Parcel', amount_minor: 500, ...more })
const home = {
  name: 'Ada',
  line1: '1 Mill Lane',
  city: 'Town',
  country: 'US',
  region: 'CA',
  postcode: '90210',
}

async function set(settings: Record<string, unknown>): Promise<void> {
  const answer = await admin.post('/api/shop/settings', settings)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
beforeEach(() =>
  set({
    prices_include_tax: false,
    tax_zones: [],
    pickup_rates: [],
    shipping_zones: [{ title: 'All', countries: [], rates: [parcel()] }],
  }),
)

async function shopper(quantity = 1): Promise<Client> {
  const buyer = site.visitor()
  await addToCart(buyer, bowl, { quantity })
  return buyer
}
const checkout = async (buyer: Client, address: Record<string, unknown>) =>
  buyer.post('/api/shop/checkout', { email: 'ada@example.test', address: { ...home, ...address } })
const taxOf = async (address: Record<string, unknown>): Promise<number> =>
  (await checkout(await shopper(), address)).body.d.cart.tax_minor

test('1.5 however the region is written, through cart, book, order by hand and settings, it is the code, and its tax is taken', async () => {
  await set({
    tax_zones: [
      { title: 'California', country: 'us', region: 'Calif.', rates: percent('Sales tax', 72_500) },
    ],
  })
  expect((await admin.get('/api/shop/settings')).body.d.tax_zones[0]).toMatchObject({
    country: 'US',
    region: 'CA',
  })
  for (const region of ['CA', 'ca', 'California', 'calif', 'Calif.', 'US-CA', ' california ']) {
    const buyer = await shopper()
    const { body } = await checkout(buyer, { region })
    expect([region, body.d.address.region, body.d.cart.tax_minor]).toEqual([region, 'CA', 145])
  }
  expect(await taxOf({ region: 'Nevada' })).toBe(0)
  const member = await site.as('member')
  expect(
    (await member.post('/api/shop/addresses', { address: { ...home, region: 'california' } })).body.d[0]
      .address.region,
  ).toBe('CA')
  const quote = await admin.post('/api/shop/orders/quote', {
    lines: [{ post_id: bowl, value: {}, quantity: 1 }],
    address: { ...home, region: 'california' },
  })
  expect([quote.status, quote.body.d.cart.tax_minor]).toEqual([200, 145])
})

test('1.5 a region or postcode that is none there is refused at its field, in the cart, the book and the tax zone', async () => {
  const buyer = await shopper()
  const fieldsOf = (answer: Answer) => [
    answer.status,
    answer.body.error?.data.fields.map(({ field }: { field: string }) => field),
  ]
  expect(fieldsOf(await checkout(buyer, { region: 'Bavaria' }))).toEqual([400, ['address.region']])
  expect(fieldsOf(await checkout(buyer, { country: 'DE', region: '', postcode: '!!!!' }))).toEqual([
    400,
    ['address.postcode'],
  ])
  const member = await site.as('member')
  expect(
    fieldsOf(await member.post('/api/shop/addresses', { address: { ...home, postcode: '9021' } })),
  ).toEqual([400, ['address.postcode']])
  const zone = { title: 'Odd', country: 'US', region: 'Bavaria', rates: percent('Tax', 1000) }
  expect((await admin.post('/api/shop/settings', { tax_zones: [zone] })).status).toBe(400)
  // An address whose taxes cannot be known is not paid for.
  await checkout(buyer, { region: '' })
  expect(fieldsOf(await createPaymentSession(buyer))).toEqual([422, ['address.region']])
  await checkout(buyer, { postcode: '' })
  expect(fieldsOf(await createPaymentSession(buyer))).toEqual([422, ['address.postcode']])
})

test('1.5 4.3 the most exact tax zone is taken: postcode before region before country, in whatever order they stand', async () => {
  const zones = [
    { title: 'Country', country: 'US', rates: percent('Country', 10_000) },
    { title: 'Region', country: 'US', region: 'CA', rates: percent('Region', 20_000) },
    { title: 'Postcode', country: 'US', postcode_prefix: '902', rates: percent('Postcode', 30_000) },
    { title: 'Postcode, longer', country: 'US', postcode_prefix: '902 10', rates: percent('Longer', 40_000) },
    {
      title: 'Region and postcode',
      country: 'US',
      region: 'CA',
      postcode_prefix: '9',
      rates: percent('Both', 50_000),
    },
  ]
  for (const order of [zones, zones.toReversed()]) {
    await set({ tax_zones: order })
    expect(await taxOf({ region: 'NY', postcode: '10001' })).toBe(20)
    expect(await taxOf({ region: 'CA', postcode: '80000' })).toBe(40)
    expect(await taxOf({ region: 'NV', postcode: '90299' })).toBe(60)
    expect(await taxOf({ region: 'CA', postcode: '90210' })).toBe(80)
    expect(await taxOf({ region: 'CA', postcode: '95000' })).toBe(100)
  }
  await set({
    tax_zones: [
      { title: 'South west', country: 'GB', postcode_prefix: 'sw 1', rates: percent('VAT', 200_000) },
    ],
  })
  expect(await taxOf({ country: 'GB', region: '', postcode: 'sw1a1aa' })).toBe(400)
  expect(await taxOf({ country: 'GB', region: '', postcode: 'SE1 7PB' })).toBe(0)
})

test('4.3 a shipping price holds from its lowest to its highest weight and sum, both of them too', async () => {
  await set({
    shipping_zones: [
      {
        title: 'All',
        countries: [],
        rates: [
          { ...parcel(), title: 'Light', amount_minor: 100, max_g: 999 },
          { ...parcel(), title: 'Middle', amount_minor: 200, min_g: 1000, max_g: 1500 },
          { ...parcel(), title: 'Heavy', amount_minor: 300, min_g: 1501 },
        ],
      },
    ],
  })
  const titles = async (quantity: number) =>
    (await checkout(await shopper(quantity), {})).body.d.cart.shipping_options.map(
      ({ title }: { title: string }) => title,
    )
  expect([await titles(1), await titles(2), await titles(3), await titles(4)]).toEqual([
    ['Light'],
    ['Middle'],
    ['Middle'],
    ['Heavy'],
  ])
  await set({
    shipping_zones: [
      {
        title: 'All',
        countries: [],
        rates: [
          { ...parcel(), title: 'Small', max_subtotal_minor: 3999 },
          { ...parcel(), title: 'Fair', min_subtotal_minor: 4000, max_subtotal_minor: 6000 },
          { ...parcel(), title: 'Large', min_subtotal_minor: 6001 },
        ],
      },
    ],
  })
  expect([await titles(1), await titles(2), await titles(3), await titles(4)]).toEqual([
    ['Small'],
    ['Fair'],
    ['Fair'],
    ['Large'],
  ])
})

test('1.5 countries offered are those delivered to; another one is refused at the address, unless it is picked up', async () => {
  await admin.post('/api/shop/stores', { title: 'Kiln Lane' })
  await set({
    shipping_zones: [
      { title: 'Islands', countries: ['GB', 'IE'], rates: [parcel()] },
      {
        title: 'London by bike',
        countries: ['FR'],
        postcode_prefixes: ['75'],
        rates: [parcel({ title: 'Bike' })],
      },
      { title: 'Nothing yet', countries: ['DE'], rates: [] },
    ],
    pickup_rates: [{ store: 'kiln_lane', title: 'Collect', amount_minor: 0 }],
  })
  const buyer = await shopper()
  const begun = (await buyer.post('/api/shop/checkout', {})).body.d
  expect(begun.countries).toEqual(['FR', 'GB', 'IE'])
  expect(begun.cart.no_delivery).toBe(false)
  const refused = await checkout(buyer, { country: 'DE', region: '', postcode: '80331' })
  expect(refused.body.error).toMatchObject({
    code: 'checkout.country_unserved',
    message: 'We do not deliver to Germany.',
    data: { fields: [{ field: 'address.country' }] },
  })
  expect((await buyer.post('/api/shop/checkout', {})).body.d.address).toBeNull()
  // Served in part: the summary says so, and nothing can be paid.
  expect((await checkout(buyer, { country: 'FR', region: '', postcode: '13001' })).body.d.cart).toMatchObject(
    { no_delivery: true, shipping_minor: 0 },
  )
  expect((await createPaymentSession(buyer)).body.error?.code).toBe('checkout.shipping_unavailable')
  expect((await checkout(buyer, { country: 'FR', region: '', postcode: '75011' })).body.d.cart).toMatchObject(
    { no_delivery: false, shipping_minor: 500 },
  )
  const pickup = begun.cart.shipping_options.find(({ is_pickup }: { is_pickup: boolean }) => is_pickup)
  const collected = await buyer.post('/api/shop/checkout', {
    shipping_method: pickup.id,
    address: { ...home, country: 'DE', region: '', postcode: '80331' },
  })
  expect([collected.status, collected.body.d.cart.no_delivery]).toEqual([200, false])
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
})
