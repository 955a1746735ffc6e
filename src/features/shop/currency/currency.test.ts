/** Changing the currency: what says money goes along, what was sold stays, and for a day all of it comes back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addToCart,
  buyerOf,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from '../health/invariants.ts'

let now = new Date('2026-06-01T10:00:00Z')
let site: TestSite
let admin: Client

beforeAll(async () => {
  site = await testSite({ clock: { now: () => now } })
  admin = await site.as('administrator')
  await setCurrency(site, 'USD')
})
afterAll(() => site.close())

const home = { name: 'Ada', line1: 'Kiln Road 1', city: 'Graz', postcode: '8010', country: 'AT' }
const settings = {
  shipping_zones: [
    {
      title: 'All',
      countries: [],
      regions: [],
      postcode_prefixes: [],
      rates: [
        {
          title: 'Parcel',
          amount_minor: 600,
          min_g: null,
          max_g: null,
          min_subtotal_minor: null,
          max_subtotal_minor: 9999,
        },
        {
          title: 'Free',
          amount_minor: 0,
          min_g: null,
          max_g: null,
          min_subtotal_minor: 10_000,
          max_subtotal_minor: null,
        },
      ],
    },
  ],
  discounts: [
    { code: 'FIVE', kind: 'fixed', value: 500, min_subtotal_minor: 2000 },
    { code: 'TENTH', kind: 'percent', value: 100_000 },
  ],
}

const metasOf = async (id: string) =>
  Object.fromEntries(
    (await admin.get(`/api/posts/${id}`, { source: 'editor' })).body.d.metas.map(
      (meta: { name: string; value: string }) => [meta.name, meta.value],
    ),
  )
const saveProduct = (input: object) =>
  admin.post('/api/posts', { type: 'product', status: 'published', ...input })

test('F-SHOP-12 1.3 a change is shown first, takes all amounts along in one go, and can be taken back to the same amounts', async () => {
  await admin.post('/api/shop/settings', settings)
  const mug = (
    await saveProduct({
      title: 'Mug',
      metas: [
        { name: 'product_price', value: '25,00' },
        { name: 'product_base_price', value: '30.00' },
      ],
    })
  ).body.d
  const shirt = (
    await saveProduct({
      title: 'Shirt',
      metas: [
        { name: 'product_vardef_size', value: '["S","L"]' },
        { name: 'product_var_size_s_price', value: '19.90' },
        { name: 'product_var_size_l_price', value: '21.10' },
      ],
    })
  ).body.d
  await saveProduct({ title: 'Not yet', status: 'draft', metas: [{ name: 'product_price', value: '7.77' }] })
  await saveProduct({ id: mug.id, version: mug.version, title: 'Tall mug' })

  // One is sold and refunded in part, one waits for its payment, one lies in a cart.
  const buyer = await buyerOf(site, mug.id)
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test', address: home })
  const url = String((await createPaymentSession(buyer)).body.d)
  await press(site, url, 'pay')
  const { order: sold } = (
    await buyer.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })
  ).body.d
  expect((await admin.post(`/api/shop/orders/${sold.id}/refund`, { amount_minor: 250 })).status).toBe(200)
  const late = await buyerOf(site, mug.id)
  await late.post('/api/shop/checkout', { email: 'bo@example.test', address: home })
  const lateUrl = String((await createPaymentSession(late)).body.d)
  const shopper = site.visitor()
  await addToCart(shopper, shirt.id, { value: { size: 'S' } })

  const past = async () => [
    (await admin.get(`/api/shop/orders/${sold.id}`)).body.d,
    await taken(`/api/shop/csv/orders`),
    await taken(`/api/shop/documents?kind=invoice&orders=${sold.id}`),
  ]
  const taken = async (path: string) => (await admin.call('GET', path)).body
  const before = await past()

  const request = { to: 'JPY', rate: '150,5', rounding: 'ten' }
  const preview = (await admin.post('/api/shop/currency/preview', request)).body.d
  expect(preview).toMatchObject({
    from: 'USD',
    to: 'JPY',
    unreadable: [],
    counts: {
      products: 3,
      prices: 4,
      prices_before: 1,
      shipping_rates: 2,
      thresholds: 3,
      discounts: 1,
      carts: 2,
      waiting_orders: 1,
      past_orders: 1,
      older_versions: 1,
    },
  })
  expect(preview.samples).toContainEqual({ title: 'Tall mug', before: '$25.00', after: '¥3,760' })
  expect(await metasOf(mug.id)).toMatchObject({ product_price: '25.00' })

  const changed = await admin.post('/api/shop/currency', request)
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(changed.body.d).toMatchObject({ currency: 'JPY', last: { from: 'USD', to: 'JPY', rate: '150.5' } })
  expect(await metasOf(mug.id)).toMatchObject({ product_price: '3760', product_base_price: '4520' })
  expect(await metasOf(shirt.id)).toMatchObject({
    product_var_size_s_price: '2990',
    product_var_size_l_price: '3180',
  })
  expect((await admin.get('/api/shop/settings')).body.d).toMatchObject({
    shipping_zones: [
      {
        rates: [
          { amount_minor: 900, max_subtotal_minor: 15_048 },
          { amount_minor: 0, min_subtotal_minor: 15_050 },
        ],
      },
    ],
    discounts: [{ value: 750, min_subtotal_minor: 3010 }, { value: 100_000 }],
  })
  expect((await shopper.get('/api/shop/cart')).body.d).toMatchObject({
    error: false,
    total: 2990,
    currency: { code: 'JPY', exponent: 0 },
  })
  // What was sold says what it said.
  expect(await past()).toEqual(before)
  // Who waits pays what the order says; the next look at the cart is in the new currency.
  await press(site, lateUrl, 'pay')
  const paid = (await late.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(lateUrl) })).body
    .d
  expect(paid).toMatchObject({ status: 'paid', order: { currency: 'USD', total_minor: 3100 } })
  // Who had the product open from before is told, as after any other change.
  const stale = await saveProduct({
    id: mug.id,
    version: mug.version + 1,
    metas: [{ name: 'product_price', value: '25.00' }],
  })
  expect([stale.status, stale.body.error?.code]).toEqual([409, 'post.conflict'])
  expect((await admin.post('/api/shop/settings', { ...settings, currency: 'USD' })).body.error?.code).toBe(
    'currency.changed',
  )

  // One price is changed since: it goes back by the rate, the others to the same amounts.
  const current = (await admin.get(`/api/posts/${shirt.id}`, { source: 'editor' })).body.d
  const metas = current.metas.map((meta: { name: string; value: string }) =>
    meta.name === 'product_var_size_l_price' ? { ...meta, value: '3010' } : meta,
  )
  expect((await saveProduct({ id: shirt.id, version: current.version, metas })).status).toBe(200)
  const undone = await admin.post('/api/shop/currency/undo', {})
  expect(undone.body.d, JSON.stringify(undone.body)).toMatchObject({ currency: 'USD', last: null })
  expect(await metasOf(mug.id)).toMatchObject({ product_price: '25.00', product_base_price: '30.00' })
  expect(await metasOf(shirt.id)).toMatchObject({
    product_var_size_s_price: '19.90',
    product_var_size_l_price: '20.00',
  })
  expect((await admin.get('/api/shop/settings')).body.d).toMatchObject({
    shipping_zones: [
      { rates: [{ amount_minor: 600, max_subtotal_minor: 9999 }, { min_subtotal_minor: 10_000 }] },
    ],
    discounts: [{ value: 500, min_subtotal_minor: 2000 }, {}],
  })
  expect((await shopper.get('/api/shop/cart')).body.d).toMatchObject({ error: false, total: 19.9 })
  expect((await past())[0]).toEqual(before[0])
  expect((await admin.post('/api/shop/currency/undo', {})).body.error?.code).toBe('currency.too_late')
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test('F-OPT-03 1.3 the list of settings changes no currency under prices; after a day a change stays', async () => {
  const refused = await admin.post('/api/options', { name: 'currency', value: 'EUR' })
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'currency.guided'])
  expect((await admin.post('/api/options', { name: 'currency', value: null })).status).toBe(409)
  for (const [request, code] of [
    [{ to: 'USD' }, 'currency.same'],
    [{ to: 'QQQ' }, 'currency.unknown'],
    [{ to: 'EUR', rate: '1,234' }, 'currency.rate'],
    [{ to: 'EUR', rate: '0' }, 'currency.rate'],
  ] as const) {
    expect((await admin.post('/api/shop/currency/preview', request)).body.error?.code).toBe(code)
    expect((await admin.post('/api/shop/currency', request)).body.error?.code).toBe(code)
  }
  expect((await admin.post('/api/shop/currency', { to: 'EUR' })).body.d).toMatchObject({
    currency: 'EUR',
    last: { rate: null },
  })
  now = new Date(now.getTime() + 25 * 3_600_000)
  admin = await site.as('administrator', 'a day later')
  expect((await admin.get('/api/shop/currency')).body.d.last).toBeNull()
  expect((await admin.post('/api/shop/currency/undo', {})).status).toBe(409)
  const manager = await site.as('shop_manager')
  expect((await manager.post('/api/shop/currency', { to: 'USD' })).status).toBe(403)
})

test('F-CONST-24 1.3 the first choice of a currency takes the amounts along', async () => {
  const own = await testSite()
  const owner = await own.as('administrator')
  const mug = (
    await owner.post('/api/posts', {
      type: 'product',
      status: 'published',
      title: 'Mug',
      metas: [{ name: 'product_price', value: '1234.5' }],
    })
  ).body.d
  await owner.post('/api/shop/settings', settings)
  await setCurrency(own, 'JPY')
  const inventory = (await own.visitor().get(`/api/shop/inventory/${mug.id}`)).body.d
  expect(JSON.stringify(inventory)).toContain('1235')
  expect((await owner.get('/api/shop/settings')).body.d).toMatchObject({
    shipping_zones: [{ rates: [{ amount_minor: 6 }, {}] }],
    discounts: [{ value: 5 }, {}],
  })
  expect((await owner.get('/api/shop/currency')).body.d.last).toMatchObject({ from: '', to: 'JPY' })
  expect((await owner.post('/api/shop/currency/undo', {})).body.d).toMatchObject({ currency: '' })
  expect((await owner.get(`/api/posts/${mug.id}`, { source: 'editor' })).body.d.metas).toMatchObject([
    { value: '1234.50' },
  ])
  await own.close()
})

test('F-SHOP-13 1.3 one price that is none blocks no form, no trash, no deletion and no export', async () => {
  const own = await testSite()
  await setCurrency(own, 'JPY')
  const owner = await own.as('administrator')
  await publishProduct(own, { title: 'Fine', metas: { product_price: '2500' } })
  const old = await publishProduct(own, { title: 'Of old', metas: { product_price: '2500' } })
  // As releases before this one left it: no call writes such a price any more.
  const { metas } = await own.platform.db
    .selectFrom('post_version')
    .select('metas')
    .where('post_id', '=', old)
    .executeTakeFirstOrThrow()
  await own.platform.db
    .updateTable('post_version')
    .set({ metas: JSON.stringify(metas.map((meta) => ({ ...meta, value: '25.00' }))) })
    .where('post_id', '=', old)
    .execute()
  const file = await owner.call('GET', '/api/shop/csv/products')
  expect(String(file.body.d)).toContain('25.00')
  expect(String(file.body.d)).toContain('2500')
  expect((await owner.post('/api/shop/currency/preview', { to: 'EUR' })).body.d.unreadable).toEqual([
    { title: 'Of old', value: '25.00' },
  ])
  expect((await owner.post('/api/shop/currency', { to: 'EUR', rate: '0.006' })).status).toBe(200)
  expect((await owner.delete(`/api/posts/${old}`)).status).toBe(200)
  expect((await owner.delete(`/api/posts/${old}?forever=true`)).status).toBe(200)
  await own.close()
})

test('1.3 a save that runs meanwhile is in one currency or the other, never in between', async () => {
  const own = await testSite()
  await setCurrency(own, 'USD')
  const owner = await own.as('administrator')
  await publishProduct(own, { metas: { product_price: '10.00' } })
  const saves = Array.from({ length: 12 }, (_, index) =>
    owner.post('/api/posts', {
      type: 'product',
      status: 'published',
      title: `P${index}`,
      metas: [{ name: 'product_price', value: '12' }],
    }),
  )
  const [changed] = await Promise.all([
    owner.post('/api/shop/currency', { to: 'JPY', rate: '100' }),
    ...saves,
  ])
  expect(changed.status).toBe(200)
  const rows = await own.platform.db
    .selectFrom('product')
    .innerJoin('product_variant', 'product_variant.post_id', 'product.post_id')
    .innerJoin('variant_price', 'variant_price.variant_id', 'product_variant.id')
    .select(['product.currency', 'variant_price.currency as of', 'variant_price.amount_minor'])
    .execute()
  expect(
    rows.filter(
      (row) => row.currency !== 'JPY' || row.of !== 'JPY' || ![1000, 1200, 12].includes(row.amount_minor),
    ),
  ).toEqual([])
  await own.close()
})

test('1.3 texts that name the old currency are listed with the way to each, and what was sold in it stays in sight', async () => {
  const own = await testSite()
  try {
    await setCurrency(own, 'USD')
    const owner = await own.as('administrator')
    await owner.post('/api/shop/settings', {
      manual_payments: true,
      payment_instructions: 'Within a week, in USD.',
      shipping_zones: [
        {
          title: 'All',
          countries: [],
          regions: [],
          postcode_prefixes: [],
          rates: [
            {
              title: 'Free over $50',
              amount_minor: 0,
              min_g: null,
              max_g: null,
              min_subtotal_minor: null,
              max_subtotal_minor: null,
            },
            {
              title: 'By bike',
              amount_minor: 0,
              min_g: null,
              max_g: null,
              min_subtotal_minor: null,
              max_subtotal_minor: null,
            },
          ],
        },
      ],
    })
    await owner.post('/api/options', { name: 'announcement', value: 'All prices in USD' })
    const mug = (
      await owner.post('/api/posts', {
        type: 'product',
        status: 'published',
        title: 'Mug',
        metas: [
          { name: 'product_price', value: '25.00' },
          { name: 'product_opt_gift_wrap', value: '["No","Yes (+$5)"]' },
        ],
      })
    ).body.d
    const says = (text: string) => [{ id: 'says000001', type: 'paragraph', state: { text }, children: [] }]
    const page = (
      await owner.post('/api/posts', {
        type: 'page',
        status: 'published',
        title: 'Courses',
        value: says('From $12 an hour.'),
      })
    ).body.d
    await owner.post('/api/posts', {
      type: 'page',
      status: 'published',
      title: 'Ask us',
      value: says('A $ign of the times, and no amount.'),
    })
    const { d } = (await owner.post('/api/shop/currency/preview', { to: 'JPY', rate: '150' })).body
    expect(d.texts).toEqual([
      { where: 'Gift wrap of Mug', text: 'Yes (+$5)', href: `/user/products/${mug.id}` },
      { where: 'Shipping', text: 'Free over $50', href: '/user/shipping#shipping' },
      { where: 'Announcement', text: 'All prices in USD', href: '/user/settings' },
      { where: 'How to pay by arrangement', text: 'Within a week, in USD.', href: '/user/settings#shop' },
      { where: 'Page', text: 'Courses', href: `/user/editor/${page.id}` },
    ])
    expect(d.more_texts).toBe(0)

    const visitor = own.visitor()
    await addToCart(visitor, mug.id, { value: { gift_wrap: 'No' } })
    await visitor.post('/api/shop/checkout', {
      payment_method: 'manual',
      email: 'bo@example.test',
      address: home,
    })
    const paymentSession =
      new URL(String((await createPaymentSession(visitor)).body.d)).searchParams.get('session_id') ?? ''
    const { order } = (await visitor.get('/api/shop/checkout-complete', { session_id: paymentSession })).body
      .d
    expect((await owner.post(`/api/shop/orders/${order.id}/mark-paid`)).status).toBe(200)
    const sales = async () => (await owner.get('/api/dashboard/summary')).body.d.sales
    expect(await sales()).toMatchObject({ now: { orders: 1, revenue_minor: 2500 }, others: [] })
    expect((await owner.post('/api/shop/currency', { to: 'JPY', rate: '150' })).status).toBe(200)
    expect(await sales()).toMatchObject({
      now: { orders: 1, revenue_minor: 0 },
      others: [{ currency: { code: 'USD', symbol: '$', exponent: 2 }, orders: 1, revenue_minor: 2500 }],
    })
  } finally {
    await own.close()
  }
})
