/** The shop as shoppers and merchants meet it: over HTTP, on a real database. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from './health/invariants.ts'
import { saveStoreLocation } from './inventory/storeLocations.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
})
afterEach(async () => {
  expect(await brokenInvariants(site.platform)).toEqual([])
})
afterAll(() => site.close())

async function stockOf(postId: string): Promise<{ on_hand: number; reserved: number }> {
  const manager = await site.as('shop_manager')
  const { body } = await manager.get('/api/shop/stock', { post_id: postId })
  return { on_hand: body.d[0].on_hand, reserved: body.d[0].reserved }
}

async function boughtBy(client: Client, postId: string, quantity = 1) {
  await addToCart(client, postId, { quantity })
  const paymentSession = await createPaymentSession(client)
  const back = await press(site, paymentSession.body.d, 'pay')
  const done = await client.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(paymentSession.body.d),
  })
  return { back, session: paymentSession.body.d as string, done: done.body.d }
}

test('F-SHOP-07 a visitor puts a product into the cart and a second tap grows the line', async () => {
  const bowl = await publishProduct(site)
  const visitor = site.visitor()
  await addToCart(visitor, bowl)
  const { status, body } = await addToCart(visitor, bowl, { quantity: 2 })
  expect(status).toBe(200)
  expect(body.d.items).toHaveLength(1)
  expect(body.d.items[0]).toMatchObject({
    title: 'Oat bowl',
    price: 20,
    price_minor: 2000,
    quantity: 3,
    error: false,
    msg: [],
  })
  expect(body.d).toMatchObject({
    subtotal: 60,
    shipping: 0,
    tax: 0,
    total: 60,
    total_minor: 6000,
    estimated: true,
  })
  expect(visitor.cookies.get('plinth_cart')).toBe('3')
  const stranger = await site.visitor().get('/api/shop/cart')
  expect(stranger.body.d.items).toEqual([])
})

test('F-SHOP-07 a wrong quantity, a missing id and an unknown product are told by name', async () => {
  const bowl = await publishProduct(site)
  const visitor = site.visitor()
  for (const quantity of [0, -1, 1.5, '1', 1e9, 'NaN', [1]]) {
    const { status, body } = await addToCart(visitor, bowl, { quantity })
    expect(status).toBe(422)
    expect(body.error?.message).toMatch(
      /Invalid Product Quantity: Please add specify quantity prior to adding to cart/,
    )
  }
  const noId = await visitor.post('/api/shop/cart', { quantity: 1 })
  expect(noId.body.error?.message).toBe('No Product ID: Product ID is not set.  Unable to add to cart')
  const unknown = site.platform.newId()
  const missing = await addToCart(visitor, unknown)
  expect([missing.status, missing.body.error?.message]).toEqual([404, `Unable to locate product #${unknown}`])
})

test('F-SHOP-03 F-SHOP-04 a shopper chooses a variant and an option, and pays the price of that variant', async () => {
  const mug = await publishProduct(site, {
    title: 'Mug',
    metas: {
      product_vardef_size: ['S', 'Extra large'],
      product_var_size_s_price: '12.00',
      product_var_size_extra_large_price: '18.50',
      product_opt_wrapping: ['None', 'Gift wrap'],
    },
  })
  const visitor = site.visitor()
  const { body } = await addToCart(visitor, mug, {
    value: { size: 'extra_large', wrapping: 'Gift wrap', price: 1 },
  })
  expect(body.d.items[0].price).toBe(18.5)
  expect(body.d.items[0].choices).toEqual([
    { name: 'size', value: 'Extra large', type: 'variant' },
    { name: 'wrapping', value: 'Gift wrap', type: 'option' },
  ])
  for (const value of [{}, { size: 'XXL' }, { size: ['s'] }, { size: 's', wrapping: 'Gold' }]) {
    const refused = await addToCart(visitor, mug, { value })
    expect([refused.status, refused.body.error?.message]).toEqual([422, 'Option unavailable'])
  }
})

test('F-SHOP-11 a variant without a price cannot be bought', async () => {
  const mug = await publishProduct(site, {
    metas: { product_price: '9.00', product_vardef_size: ['S', 'M'], product_var_size_s_price: '12.00' },
  })
  const visitor = site.visitor()
  const { body } = await addToCart(visitor, mug, { value: { size: 'm' } })
  expect(body.d.items[0]).toMatchObject({ error: true, msg: ['Pricing unavailable'] })
  expect((await createPaymentSession(visitor)).status).toBe(422)
})

test('F-SHOP-05 F-CONST-13 the inventory answers price and quantity per variant, 9999 where nobody counts', async () => {
  const mug = await publishProduct(site, {
    metas: {
      product_vardef_size: ['S', 'M'],
      product_vardef_color: ['Red'],
      product_var_size_s_price: '12.00',
      product_var_size_s_quantity: '4',
    },
  })
  const { body } = await site.visitor().get(`/api/shop/inventory/${mug}`)
  expect(body.d).toEqual({
    has_variants: true,
    variant_keys: ['size_s.color_red', 'size_m.color_red'],
    stores: {
      default: {
        'size_s.color_red': { price: 12, quantity: 4 },
        'size_m.color_red': { price: null, quantity: 9999 },
      },
    },
  })
  const bowl = await publishProduct(site)
  const plain = await site.visitor().get(`/api/shop/inventory/${bowl}`)
  expect(plain.body.d).toEqual({
    has_variants: false,
    variant_keys: [],
    stores: { default: { default: { price: 20, quantity: 9999 } } },
  })
})

test('F-SHOP-03 a save with bad product metas is refused and changes nothing', async () => {
  const bowl = await publishProduct(site)
  await expect(publishProduct(site, { id: bowl, metas: { product_price: '19.999' } })).rejects.toThrow(
    /product_price/,
  )
  const { body } = await site.visitor().get(`/api/shop/inventory/${bowl}`)
  expect(body.d.stores.default.default.price).toBe(20)
})

test('F-SHOP-08 the cart follows a changed price and says when a product is gone or short', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '3' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl, { quantity: 3 })
  await publishProduct(site, { id: bowl, metas: { product_price: '22.00', product_quantity: '2' } })
  const short = await visitor.get('/api/shop/cart')
  expect(short.body.d.items[0]).toMatchObject({ price: 22, error: true, msg: ['Only 2 left'] })
  expect(short.body.d.total).toBe(66)
  await site.platform.db.deleteFrom('live').where('post_id', '=', bowl).execute()
  const gone = await visitor.get('/api/shop/cart')
  expect(gone.body.d.items[0].msg).toEqual([`Unable to locate product #${bowl}`])
  expect([gone.body.d.items[0].has_price, gone.body.d.items[0].total_minor, gone.body.d.total_minor]).toEqual(
    [false, 0, 0],
  )
})

test('F-SHOP-09 update-cart sets a quantity, removes a line, ignores the rest, and knows no line of others', async () => {
  const bowl = await publishProduct(site)
  const visitor = site.visitor()
  const { body } = await addToCart(visitor, bowl)
  const [item] = body.d.items
  const changed = await visitor.post('/api/shop/update-cart', { ...item, quantity: 5, price: 1, total: 1 })
  expect(changed.body.d.items[0]).toMatchObject({ quantity: 5, price: 20 })
  const thief = site.visitor()
  await addToCart(thief, bowl)
  expect((await thief.post('/api/shop/update-cart', { ...item, quantity: 9 })).status).toBe(404)
  expect((await thief.post('/api/shop/update-cart', { ...item, delete: true })).status).toBe(404)
  const emptied = await visitor.post('/api/shop/update-cart', { ...item, delete: true })
  expect(emptied.body.d.items).toEqual([])
  expect((await visitor.post('/api/shop/update-cart', { ...item, delete: true })).status).toBe(200)
})

test('F-SHOP-10 F-SHOP-13 a guest buys with the test payment and the order is in the list', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl, { quantity: 2 })
  const paymentSession = await createPaymentSession(visitor)
  expect(paymentSession.status).toBe(200)
  expect(paymentSession.body.d).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/test\/test_/)
  expect(await stockOf(bowl)).toEqual({ on_hand: 5, reserved: 2 })
  const page = await fetch(paymentSession.body.d)
  expect(await page.text()).toMatch(/TEST PAYMENT - no money moves[\s\S]*40\.00[\s\S]*Pay after 10 s/)
  const open = await visitor.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(paymentSession.body.d),
  })
  expect(open.body.d.status).toBe('open')
  const paid = await fetch(paymentSession.body.d, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/checkout-complete?session_id=test_'),
  ])
  const done = await visitor.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(paymentSession.body.d),
  })
  expect(done.body.d).toMatchObject({
    status: 'paid',
    order: { is_test: true, total: 40, lines: [{ title: 'Oat bowl', quantity: 2 }] },
  })
  expect(await stockOf(bowl)).toEqual({ on_hand: 3, reserved: 0 })
  expect((await visitor.get('/api/shop/cart')).body.d.items).toEqual([])
  const manager = await site.as('shop_manager')
  const list = await manager.get('/api/shop/orders', { keywords: done.body.d.order.number })
  expect(list.body.d.items).toMatchObject([
    { number: done.body.d.order.number, order_state: 'placed', payment_state: 'paid', is_test: true },
  ])
})

test('F-SHOP-13 a declined payment leaves the cart, gives the stock back and can be tried again', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '1' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl)
  const first = await createPaymentSession(visitor)
  await press(site, first.body.d, 'decline')
  const status = await visitor.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(first.body.d),
  })
  expect(status.body.d.status).toBe('failed')
  expect(await stockOf(bowl)).toEqual({ on_hand: 1, reserved: 0 })
  const second = await createPaymentSession(visitor)
  expect(second.body.d).not.toBe(first.body.d)
  await press(site, second.body.d, 'pay')
  expect(await stockOf(bowl)).toEqual({ on_hand: 0, reserved: 0 })
})

test('F-SHOP-13 T14 a shopper who leaves and returns keeps the last item; a changed cart gets a new page', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '2' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl, { quantity: 2 })
  const first = await createPaymentSession(visitor)
  for (let round = 0; round < 5; round += 1)
    expect((await createPaymentSession(visitor)).body.d).toBe(first.body.d)
  const cart = await visitor.get('/api/shop/cart')
  expect(cart.body.d.error).toBe(false)
  await visitor.post('/api/shop/update-cart', { ...cart.body.d.items[0], quantity: 1 })
  const second = await createPaymentSession(visitor)
  expect(second.body.d).not.toBe(first.body.d)
  expect(await stockOf(bowl)).toEqual({ on_hand: 2, reserved: 1 })
  await press(site, first.body.d, 'pay')
  expect(await stockOf(bowl)).toEqual({ on_hand: 2, reserved: 1 })
})

test('F-SHOP-13 T7 twenty submits at once make one order, one hold and one page', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl)
  const answers = await Promise.all(Array.from({ length: 20 }, () => createPaymentSession(visitor)))
  expect(new Set(answers.map(({ body }) => body.d)).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await stockOf(bowl)).toEqual({ on_hand: 5, reserved: 1 })
})

test('F-SHOP-13 T3 two lines of one variant cannot hold more than there is', async () => {
  const mug = await publishProduct(site, {
    metas: { product_price: '9.00', product_quantity: '2', product_opt_wrap: ['No', 'Yes'] },
  })
  const visitor = site.visitor()
  await addToCart(visitor, mug, { value: { wrap: 'No' } })
  await addToCart(visitor, mug, { value: { wrap: 'Yes' } })
  expect((await addToCart(visitor, mug, { value: { wrap: 'Yes' } })).body.error?.code).toBe('stock.in_cart')
  await publishProduct(site, {
    id: mug,
    metas: { product_price: '9.00', product_quantity: '1', product_opt_wrap: ['No', 'Yes'] },
  })
  const { body } = await visitor.get('/api/shop/cart')
  expect(body.d.items.map(({ msg }: { msg: string[] }) => msg)).toEqual([['Only 1 left'], ['Only 1 left']])
  expect((await createPaymentSession(visitor)).status).toBe(422)
  expect(await stockOf(mug)).toEqual({ on_hand: 1, reserved: 0 })
})

test('F-SHOP-13 staff refunds in part and in whole, with the items back in stock', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const { done } = await boughtBy(site.visitor(), bowl, 3)
  const manager = await site.as('shop_manager')
  const path = `/api/shop/orders/${done.order.id}`
  const { body: before } = await manager.get(path)
  const part = await manager.post(`${path}/refund`, {
    lines: [{ id: before.d.lines[0].id, quantity: 1 }],
    restock: true,
    reason: 'Chipped',
  })
  expect(part.body.d).toMatchObject({ payment_state: 'partially_refunded', refunded: 20 })
  expect(await stockOf(bowl)).toEqual({ on_hand: 3, reserved: 0 })
  const tooMuch = await manager.post(`${path}/refund`, { amount_minor: 4001 })
  expect(tooMuch.status).toBe(422)
  const whole = await manager.post(`${path}/refund`, { restock: true })
  expect(whole.body.d).toMatchObject({ payment_state: 'refunded', refunded: 60 })
  expect(await stockOf(bowl)).toEqual({ on_hand: 5, reserved: 0 })
  expect(whole.body.d.events.map(({ kind }: { kind: string }) => kind)).toContain('partially_refunded')
})

test('F-SHOP-13 T12 ten refunds of 60 % at once pay out once', async () => {
  const bowl = await publishProduct(site)
  const { done } = await boughtBy(site.visitor(), bowl)
  const manager = await site.as('shop_manager')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      manager.post(`/api/shop/orders/${done.order.id}/refund`, { amount_minor: 1200 }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('F-SHOP-13 staff sends an order in two parcels and hands it over', async () => {
  const bowl = await publishProduct(site)
  const { done } = await boughtBy(site.visitor(), bowl, 2)
  const manager = await site.as('shop_manager')
  const path = `/api/shop/orders/${done.order.id}`
  const { body } = await manager.get(path)
  const lines = [{ id: body.d.lines[0].id, quantity: 1 }]
  const first = await manager.post(`${path}/fulfil`, { carrier: 'Post', tracking: 'A1', lines })
  expect(first.body.d.fulfilment_state).toBe('partial')
  const second = await manager.post(`${path}/fulfil`, { carrier: 'Post', tracking: 'A2' })
  expect(second.body.d.fulfilment_state).toBe('shipped')
  expect((await manager.post(`${path}/fulfil`, { lines })).status).toBe(422)
  await manager.post(`${path}/note`, { text: 'Packed in straw' })
  const end = await manager.post(`${path}/hand-over`)
  expect(end.body.d).toMatchObject({ order_state: 'completed', fulfilment_state: 'delivered' })
  expect(
    end.body.d.events.some(({ data }: { data: { text?: string } }) => data.text === 'Packed in straw'),
  ).toBe(true)
})

test('F-SHOP-13 members see their own orders only, and an email goes out for each step', async () => {
  const bowl = await publishProduct(site)
  const buyer = await site.as('member', 'buyer')
  const { done } = await boughtBy(buyer, bowl)
  const other = await site.as('member', 'other')
  expect((await other.get(`/api/shop/orders/${done.order.id}`)).status).toBe(404)
  expect((await other.get('/api/shop/orders')).body.d.items).toEqual([])
  expect((await buyer.get('/api/shop/orders')).body.d.items).toHaveLength(1)
  expect((await site.visitor().get('/api/shop/orders')).status).toBe(401)
  const emails = await site.platform.db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', '=', `order ${done.order.id} placed`)
    .execute()
  expect(emails).toHaveLength(1)
  expect(emails[0]?.payload).toMatchObject({
    to: buyer.viewer.email,
    subject: expect.stringContaining('Thank you for your order'),
  })
})

test('F-OPT-01 F-SHOP-13 the settings of the shop work: who is told of an order, and from when stock is low', async () => {
  const manager = await site.as('shop_manager', 'settings')
  const save = (name: string, value: unknown) => manager.post('/api/options', { name, value })
  await save('shop.order_email', 'orders@example.test')
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '9' } })
  const { done } = await boughtBy(site.visitor(), bowl)
  const entries = await site.platform.db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', '=', `order ${done.order.id} shop`)
    .execute()
  expect(entries[0]?.payload).toMatchObject({
    to: 'orders@example.test',
    subject: expect.stringContaining('New order'),
  })
  const isLow = async () =>
    (await manager.get('/api/shop/stock', { low: 'true' })).body.d.some(
      (row: { post_id: string }) => row.post_id === bowl,
    )
  expect(await isLow()).toBe(false)
  await save('shop.low_stock_at', 8)
  expect(await isLow()).toBe(true)
  await save('shop.low_stock_at', null)
  await save('shop.order_email', null)
})

test('F-SHOP-13 cancelling gives money and stock back', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const { done } = await boughtBy(site.visitor(), bowl, 2)
  const manager = await site.as('shop_manager')
  const cancelled = await manager.post(`/api/shop/orders/${done.order.id}/cancel`)
  expect(cancelled.body.d).toMatchObject({ order_state: 'cancelled', payment_state: 'refunded' })
  expect(await stockOf(bowl)).toEqual({ on_hand: 5, reserved: 0 })
})

test('F-SHOP-13 staff corrects stock with a reason, never below what buyers hold', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '2' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl, { quantity: 2 })
  await createPaymentSession(visitor)
  const manager = await site.as('shop_manager')
  const { body } = await manager.get('/api/shop/stock', { post_id: bowl })
  const change = { variant_id: body.d[0].variant_id, quantity: 1, reason: 'damaged' }
  expect((await manager.post('/api/shop/stock', change)).body.error?.code).toBe('stock.below_reserved')
  const more = await manager.post('/api/shop/stock', { ...change, quantity: 10, reason: 'received' })
  expect(more.body.d[0]).toMatchObject({ on_hand: 10, available: 8 })
  expect((await (await site.as('editor')).post('/api/shop/stock', change)).status).toBe(403)
})

test('F-SHOP-08 T6 a guest who signs in takes the cart along, once', async () => {
  const [a, b, c] = [
    await publishProduct(site, { title: 'A' }),
    await publishProduct(site, { title: 'B' }),
    await publishProduct(site, { title: 'C' }),
  ]
  const { mergeCartAtSignIn } = await import('./cart/mergeCart.ts')
  const member = await site.as('member')
  await addToCart(member, a)
  await addToCart(member, c)
  const guest = site.visitor()
  await addToCart(guest, a, { quantity: 2 })
  await addToCart(guest, b)
  const { request } = site.contextOf()
  const token = guest.cookies.get('plinth_cart_token')
  const asGuest = { ...request, cookie: (name: string) => (name === 'plinth_cart_token' ? token : undefined) }
  const userId = member.viewer.id ?? ''
  await Promise.all(
    Array.from({ length: 20 }, () =>
      site.platform.transaction((db) => mergeCartAtSignIn(site.platform, db, { userId, request: asGuest })),
    ),
  )
  const { body } = await member.get('/api/shop/cart')
  const found = body.d.items.map(
    ({ title, quantity }: { title: string; quantity: number }) => `${title}:${quantity}`,
  )
  expect(found.sort()).toEqual(['A:3', 'B:1', 'C:1'])
  expect((await guest.get('/api/shop/cart')).body.d.items).toEqual([])
})

test('F-SHOP-06 a store is chosen, the cart is priced there, and what is not sold there is flagged', async () => {
  const own = await testSite()
  await setCurrency(own, 'EUR')
  await own.platform.transaction(async (db) => {
    await saveStoreLocation(own.platform, db, { title: 'Old Town' })
    await saveStoreLocation(own.platform, db, { title: 'Harbour' })
  })
  const mug = await publishProduct(own, {
    metas: {
      product_vardef_size: ['S', 'M'],
      product_var_size_s_price: '12.00',
      product_var_size_s_store_harbour_price: '14.00',
      product_var_size_m_store_old_town_price: '20.00',
      product_var_size_s_store_harbour_quantity: '1',
    },
  })
  const visitor = own.visitor()
  const init = await visitor.get('/api/shop/stores')
  expect(init.body.d).toMatchObject([
    { value: 'old_town', title: 'Old Town' },
    { value: 'harbour', title: 'Harbour' },
  ])
  await addToCart(visitor, mug, { value: { size: 's' } })
  const before = await addToCart(visitor, mug, { value: { size: 'm' }, current_store: 'old_town' })
  expect(before.body.d).toMatchObject({ current_store: 'old_town', total: 32, error: false })
  const after = await visitor.post('/api/shop/store', { current_store: 'harbour' })
  expect(after.body.d.items).toMatchObject([
    { price: 14, error: false },
    { error: true, msg: ['Not sold at Harbour. Old Town has it.'] },
  ])
  expect((await visitor.post('/api/shop/store', { current_store: 'moon' })).status).toBe(422)
  const inventory = await visitor.get(`/api/shop/inventory/${mug}`)
  expect(inventory.body.d.stores.harbour).toEqual({
    size_s: { price: 14, quantity: 1 },
    size_m: { price: null, quantity: 9999 },
  })
  await own.close()
})
