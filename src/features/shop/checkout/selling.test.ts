/** Taxes, shipping, codes, products for blocks, finished orders: the rest of the shop over HTTP. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { importOrder } from '../importing/importOrder.ts'
import { brokenInvariants } from '../health/invariants.ts'
import { listProducts, readProduct } from '../catalogue/productView.ts'
import { orderStats } from '../salesStats.ts'
import { lowStock } from '../inventory/listStock.ts'
import { saveStoreLocation } from '../inventory/storeLocations.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
})
afterEach(async () => {
  expect(await brokenInvariants(site.platform)).toEqual([])
})
afterAll(() => site.close())

const home = { name: 'Ada', line1: 'Kiln Road 1', city: 'Graz', postcode: '8010', country: 'at' }

test('F-SHOP-13 taxes, shipping and a code are in the total that is charged', async () => {
  const manager = await site.as('shop_manager')
  const saved = await manager.post('/api/shop/settings', {
    prices_include_tax: false,
    tax_zones: [{ title: 'Austria', country: 'AT', rates: [{ title: 'VAT', ppm: 200_000 }] }],
    shipping_zones: [
      {
        title: 'Austria',
        countries: ['AT'],
        rates: [
          { title: 'Parcel', amount_minor: 500, max_subtotal_minor: 9999 },
          { title: 'Free', amount_minor: 0, min_subtotal_minor: 10_000 },
        ],
      },
    ],
    discounts: [{ code: 'KILN10', kind: 'fixed', value: 1000, min_subtotal_minor: 3000 }],
  })
  expect(saved.status).toBe(200)
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_weight: '750' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl)
  expect((await createPaymentSession(visitor)).body.error?.code).toBe('checkout.address_needed')
  expect(
    (await visitor.post('/api/shop/checkout', { address: { ...home, country: 'NZ' } })).body.error?.code,
  ).toBe('checkout.country_unserved')
  expect((await createPaymentSession(visitor)).body.error?.code).toBe('checkout.address_needed')
  const details = { email: 'ada@example.test', address: home, discount_code: 'kiln10' }
  const small = await visitor.post('/api/shop/checkout', details)
  expect(small.body.d.cart.msg[0]).toMatch(/needs an order of at least 30\.00/)
  await addToCart(visitor, bowl)
  const { body } = await visitor.get('/api/shop/cart')
  // 40.00 - 10.00 = 30.00, VAT 6.00; parcel 5.00, VAT 1.00: what is shown adds up to 42.00.
  expect(body.d).toMatchObject({
    subtotal: 40,
    discount: 10,
    shipping: 5,
    tax: 7,
    total: 42,
    total_weight: 1500,
    estimated: false,
    error: false,
  })
  const url = String((await createPaymentSession(visitor)).body.d)
  await press(site, url, 'pay')
  const done = await visitor.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })
  const order = await manager.get(`/api/shop/orders/${done.body.d.order.id}`)
  expect(order.body.d).toMatchObject({
    total: 42,
    paid: 42,
    email: 'ada@example.test',
    discount_code: 'KILN10',
    shipping_title: 'Parcel',
    invoice_number: 1,
    tax_lines: [{ title: 'VAT', ppm: 200_000, amount_minor: 700 }],
    address: { country: 'AT', city: 'Graz' },
  })
  expect((await visitor.post('/api/shop/checkout', { discount_code: 'nope' })).status).toBe(422)
  await manager.post('/api/shop/settings', {
    prices_include_tax: true,
    tax_zones: [],
    shipping_zones: [],
    discounts: [],
  })
})

test('F-SHOP-06 F-SHOP-13 picking up at the chosen store needs no address, keeps none, and costs what the store asks', async () => {
  const own = await testSite()
  await setCurrency(own, 'EUR')
  await own.platform.transaction(async (db) => {
    await saveStoreLocation(own.platform, db, { title: 'Barn' })
    await saveStoreLocation(own.platform, db, { title: 'Harbour' })
    await saveStoreLocation(own.platform, db, { title: 'Van', pickup_enabled: false })
  })
  const manager = await own.as('shop_manager')
  const pickup_rates = [
    { store: 'barn', title: 'At the barn', amount_minor: 0 },
    { store: 'harbour', title: 'At the harbour', amount_minor: 150 },
    { store: 'van', title: 'At the van', amount_minor: 0 },
  ]
  const zone = { title: 'Everywhere', rates: [{ title: 'Parcel', amount_minor: 500 }] }
  const saved = await manager.post('/api/shop/settings', { shipping_zones: [zone], pickup_rates })
  expect(saved.body.d.pickup_rates).toEqual(pickup_rates)
  const unknown = await manager.post('/api/shop/settings', {
    pickup_rates: [{ store: 'moon', title: 'Moon', amount_minor: 0 }],
  })
  expect([unknown.status, unknown.body.error?.code]).toEqual([422, 'store.unknown'])
  expect((await manager.get('/api/shop/settings')).body.d.pickup_rates).toEqual(pickup_rates)

  const bowl = await publishProduct(own, { metas: { product_price: '20.00' } })
  const visitor = own.visitor()
  await addToCart(visitor, bowl, { current_store: 'harbour' })
  const before = await visitor.post('/api/shop/checkout', {})
  expect(before.body.d.delivers).toBe(true)
  // Nobody is taken to pick up who did not say so.
  expect(before.body.d.cart).toMatchObject({
    shipping_method: null,
    needs_address: true,
    shipping_options: [{ title: 'At the harbour' }],
  })
  expect((await createPaymentSession(visitor)).body.error?.code).toBe('checkout.address_needed')
  const address = { name: 'Bo', line1: 'A 1', city: 'Graz', country: 'AT' }
  const sent = await visitor.post('/api/shop/checkout', { address })
  expect(sent.body.d).toMatchObject({ cart: { needs_address: true, shipping: 5, total: 25 } })
  // What belongs to the cart is in the cart, and nowhere else.
  for (const name of ['shipping_options', 'shipping_method', 'needs_address'])
    expect(sent.body.d).not.toHaveProperty(name)
  const pickup = sent.body.d.cart.shipping_options.find((option: { is_pickup: boolean }) => option.is_pickup)
  const chosen = await visitor.post('/api/shop/checkout', {
    shipping_method: pickup.id,
    pickup_name: ' Bo Barn ',
    email: 'bo@example.test',
  })
  expect(chosen.body.d.pickup_name).toBe('Bo Barn')
  expect(chosen.body.d).toMatchObject({
    cart: { needs_address: false, shipping: 1.5, total: 21.5, estimated: false },
  })
  const paymentSession = await createPaymentSession(visitor)
  await press(own, paymentSession.body.d, 'pay')
  const { order } = (
    await visitor.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(paymentSession.body.d) })
  ).body.d
  const detail = await manager.get(`/api/shop/orders/${order.id}`)
  expect(detail.body.d).toMatchObject({
    address: null,
    pickup_name: 'Bo Barn',
    store: 'harbour',
    shipping_title: 'At the harbour',
    total: 21.5,
  })
  expect((await manager.get('/api/shop/orders', { keywords: 'bo barn' })).body.d.items).toHaveLength(1)
  const slip = String((await manager.get('/api/shop/documents', { kind: 'slip', orders: order.id })).body.d)
  expect(slip).toMatch(/<h2>Pickup<\/h2><span>Bo Barn<\/span>/)

  const other = own.visitor()
  await addToCart(other, bowl, { current_store: 'van' })
  expect((await other.post('/api/shop/checkout', {})).body.d.cart.shipping_options).toEqual([])
  await own.close()
})

test('F-SHOP-13 paying at pickup places the order at once, and staff marks it paid', async () => {
  const manager = await site.as('shop_manager')
  await manager.post('/api/shop/settings', { manual_payments: true })
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '2' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl)
  await visitor.post('/api/shop/checkout', { payment_method: 'manual', email: 'bo@example.test' })
  const { body } = await createPaymentSession(visitor)
  const id = new URL(String(body.d)).searchParams.get('session_id') ?? ''
  const done = await visitor.get('/api/shop/checkout-complete', { session_id: id })
  expect(done.body.d.status).toBe('placed')
  const paid = await manager.post(`/api/shop/orders/${done.body.d.order.id}/mark-paid`)
  expect(paid.body.d).toMatchObject({ payment_state: 'paid', is_test: false, paid: 20 })
  await manager.post('/api/shop/settings', { manual_payments: false })
  const stats = await orderStats(site.platform.db, new Date(0), new Date(Date.now() + 1000))
  expect(stats.revenue_minor).toBe(2000)
})

test('F-SHOP-02 F-SHOP-05 a product block gets prices, choices and stock; a list gets cards', async () => {
  const mug = await publishProduct(site, {
    title: 'Mug',
    metas: {
      product_price_layout: '5',
      product_vardef_glaze: ['Oat', 'Deep sea'],
      product_var_glaze_oat_price: '24.00',
      product_var_glaze_deep_sea_price: '28.00',
      product_var_glaze_oat_base_price: '30.00',
      product_var_glaze_oat_quantity: '0',
      product_var_glaze_deep_sea_quantity: '3',
    },
  })
  const data = await readProduct(site.platform, site.platform.db, mug)
  expect(data).toMatchObject({
    title: 'Mug',
    price_layout: 5,
    has_variants: true,
    price_minor: 2400,
    base_minor: 3000,
    currency: { code: 'EUR', symbol: '€', exponent: 2 },
    variant_types: [
      {
        name: 'glaze',
        title: 'Glaze',
        options: [
          { value: 'oat', title: 'Oat' },
          { value: 'deep_sea', title: 'Deep sea' },
        ],
      },
    ],
    variants: [
      { key: 'glaze_oat', price_minor: 2400, available: false, quantity: 0 },
      { key: 'glaze_deep_sea', price_minor: 2800, available: true, quantity: 3 },
    ],
  })
  const list = await listProducts(site.platform, site.platform.db, { limit: 1, ids: [mug] })
  expect(list.items).toMatchObject([
    { title: 'Mug', price_minor: 2400, is_from: true, available: true, quantity: 3, note: '2 options' },
  ])
  expect(await readProduct(site.platform, site.platform.db, site.platform.newId())).toBeNull()
  const low = await lowStock(site.platform.db)
  expect(low[0]).toMatchObject({ title: 'Mug', variant_key: 'glaze_oat', available: 0 })
})

test('F-SHOP-13 finished orders name what was chosen in the words of the product', async () => {
  const mug = await publishProduct(site, {
    metas: { product_price: '20.00', product_vardef_size: '["250 ml","350 ml"]', product_quantity: '9' },
  })
  const id = await site.platform.transaction((db) =>
    importOrder(site.platform, db, {
      email: 'cy@example.test',
      placedAt: new Date(),
      lines: [{ postId: mug, variantKey: 'size_350_ml', quantity: 1 }],
    }),
  )
  const { body } = await (await site.as('shop_manager')).get(`/api/shop/orders/${id}`)
  expect(body.d.lines[0].choices).toEqual([{ name: 'size', value: '350 ml', type: 'variant' }])
})

test('F-SHOP-13 finished orders are written with ledger, payment and timeline', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '9' } })
  const placedAt = new Date(Date.now() - 5 * 86_400_000)
  const id = await site.platform.transaction((db) =>
    importOrder(site.platform, db, {
      email: 'cy@example.test',
      placedAt,
      fulfilment: 'delivered',
      lines: [{ postId: bowl, quantity: 4 }],
    }),
  )
  const manager = await site.as('shop_manager')
  const { body } = await manager.get(`/api/shop/orders/${id}`)
  expect(body.d).toMatchObject({
    order_state: 'completed',
    payment_state: 'paid',
    fulfilment_state: 'delivered',
    total: 80,
    is_test: true,
  })
  expect(body.d.lines[0].fulfilled).toBe(4)
  const stock = await manager.get('/api/shop/stock', { post_id: bowl })
  expect(stock.body.d[0].on_hand).toBe(5)
})
