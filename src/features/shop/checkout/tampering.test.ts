/** What a request says and what changes between looking and paying: nobody pays another price than the shop's. */
import { expect, test } from 'vitest'
import {
  addToCart,
  buyerOf,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
} from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { TestSite } from '#test/support/site.ts'

let site: TestSite
const clock = shopUnderTest((opened) => {
  site = opened
})

test('F-SHOP-13 T4 nothing that a request says changes a price', async () => {
  const bowl = await publishProduct(site)
  const bodies: unknown[] = [
    { price: 1 },
    { price_minor: 1 },
    { total: 0 },
    { title: 'x' },
    { currency: 'JPY' },
    { unit: 0 },
    { discount: 100 },
    { quantity: -1 },
    { quantity: 0.5 },
    { quantity: '1e3' },
    { quantity: 1e9 },
    { quantity: null, price: 0 },
    { quantity: [1] },
    { quantity: {} },
    { quantity: true },
    { quantity: '' },
    { current_store: 'moon' },
    { value: 'x' },
    { value: [1] },
    { post_id: [bowl] },
    { post_id: { a: 1 } },
    { post_id: "' or 1=1" },
    { store_id: 'x' },
    { cart_id: 'x' },
    { user_id: 'x' },
    JSON.parse('{"value":{"__proto__":{"price":1}}}'),
    { value: { constructor: 'x' } },
    { current_store: '00000000-0000-0000-0000-000000000000' },
    { current_store: { id: 'harbour' } },
    { quantity: Number.MAX_SAFE_INTEGER },
    { quantity: -0.5, total_minor: 1 },
    { quantity: '1' },
    { quantity: 10_000 },
    { items: [{ price: 1 }] },
    { variant_id: bowl },
    { choices: [{ name: 'price', value: '1', type: 'variant' }] },
    { is_test: false },
    { post_id: bowl.replaceAll('-', '') + '0' },
    { post_id: '00000000-0000-7000-8000-000000000000' },
    JSON.parse('{"__proto__":{"quantity":0},"price":1}'),
  ]
  const harmless: unknown[] = [
    { value: JSON.parse('{"price_minor":1,"currency":"JPY"}') },
    { value: { quantity: 0 } },
    { value: { price: 1 } },
    { value: { product_price: '0.01' } },
    { value: { toString: 1 } },
    { value: { total: -5, unit_minor: 0 } },
  ]
  expect(bodies.length + harmless.length).toBeGreaterThanOrEqual(40)
  const thief = site.visitor()
  for (const body of bodies) {
    const { status } = await thief.post('/api/shop/cart', {
      post_id: bowl,
      value: {},
      quantity: 1,
      ...Object(body),
    })
    expect([400, 404, 422]).toContain(status)
  }
  for (const body of harmless) {
    const { status } = await thief.post('/api/shop/cart', {
      post_id: bowl,
      value: {},
      quantity: 1,
      ...Object(body),
    })
    expect(status).toBe(200)
  }
  const { body } = await thief.get('/api/shop/cart')
  expect(body.d.items.map(({ price_minor }: { price_minor: number }) => price_minor)).toEqual([2000])
  expect(body.d.total_minor).toBe(2000 * harmless.length)
  const url = String((await createPaymentSession(thief)).body.d)
  await press(site, url, 'pay')
  const done = await thief.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })
  expect(done.body.d.order.total_minor).toBe(2000 * harmless.length)
})

test('F-SHOP-09 T4 the line of somebody else stays as it is, whatever is sent for it', async () => {
  const bowl = await publishProduct(site)
  const owner = await buyerOf(site, bowl)
  const thief = await buyerOf(site, bowl)
  const [line] = (await owner.get('/api/shop/cart')).body.d.items
  for (const change of [
    { quantity: 9 },
    { delete: true },
    { quantity: 1, price_minor: 1, cart_id: 'mine' },
  ]) {
    const { status } = await thief.post('/api/shop/update-cart', { id: line.id, ...change })
    expect(status).toBe(404)
  }
  const own = (await thief.get('/api/shop/cart')).body.d.items[0]
  await thief.post('/api/shop/update-cart', {
    ...own,
    quantity: 2,
    price: 0.01,
    price_minor: 1,
    total_minor: 2,
  })
  expect((await thief.get('/api/shop/cart')).body.d.total_minor).toBe(4000)
  expect((await owner.get('/api/shop/cart')).body.d.items).toMatchObject([
    { id: line.id, quantity: 1, price_minor: 2000 },
  ])
})

test('F-SHOP-08 F-SHOP-10 T16 a price that changes after the cart was looked at is said at its line, nothing is held', async () => {
  const metas = { product_price: '20.00', product_quantity: '5' }
  const bowl = await publishProduct(site, { metas })
  const buyer = await buyerOf(site, bowl)
  const seen = (await buyer.get('/api/shop/cart')).body.d
  clock.advance(60_000)
  await publishProduct(site, { id: bowl, metas: { ...metas, product_price: '25.00' } })
  const pay = (total: number) => buyer.get('/api/shop/create-session', { total_minor: String(total) })
  const refused = await pay(seen.total_minor)
  expect(refused.status).toBe(422)
  expect(refused.body.error?.message).toMatch(/^The total is .25\.00 now/)
  expect(refused.body.error?.data.items).toEqual([
    { id: seen.items[0].id, msg: [expect.stringMatching(/^The price is .25\.00 now$/)] },
  ])
  expect(
    await site.platform.db.selectFrom('reservation').select('id').where('state', '=', 'held').execute(),
  ).toEqual([])
  const now = (await buyer.get('/api/shop/cart')).body.d
  const { body } = await pay(now.total_minor)
  await press(site, String(body.d), 'pay')
  const done = await buyer.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(String(body.d)),
  })
  expect(done.body.d.order.total_minor).toBe(now.total_minor)
})

test('F-SHOP-08 F-SHOP-10 T16 items that went after the cart was looked at are said at their line', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '2' } })
  const buyer = site.visitor()
  const { body } = await addToCart(buyer, bowl, { quantity: 2 })
  await publishProduct(site, { id: bowl, metas: { product_price: '20.00', product_quantity: '1' } })
  const refused = await buyer.get('/api/shop/create-session', { total_minor: String(body.d.total_minor) })
  expect(refused.body.error?.data.items).toEqual([{ id: body.d.items[0].id, msg: ['Only 1 left'] }])
})

test('F-SHOP-10 create-session is refused across sites and for prefetch', async () => {
  const bowl = await publishProduct(site)
  const buyer = await buyerOf(site, bowl)
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-purpose': 'prefetch' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of foreign) {
    expect((await buyer.call('GET', '/api/shop/create-session', undefined, headers)).status).toBe(403)
  }
  expect((await createPaymentSession(site.visitor())).body.error?.message).toBe('Cart is empty')
})
