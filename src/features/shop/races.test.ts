/** Many buyers at one instant, forged and repeated events, orders left lying: what must hold whatever happens. */
import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import {
  addToCart,
  createSession,
  press,
  publishProduct,
  sessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { applyPayment } from './applyPayment.ts'
import { createSession as openPaymentPage } from './checkout.ts'
import { brokenInvariants } from './invariants.ts'
import { sendRefund } from './orders/refunds.ts'
import { signEvent } from './providers/signature.ts'
import { testSecret } from './providers/testPayments.ts'
import { reconcile } from './reconcile.ts'
import { sendTestEvent } from './testPaymentPage.ts'

const clock = fixedClock(new Date('2026-03-01T10:00:00Z'))
let site: TestSite

beforeAll(async () => {
  site = await testSite({ clock, environment: { STRIPE_WEBHOOK_SECRET: 'whsec_test' } })
  await setCurrency(site, 'EUR')
})
afterEach(async () => {
  expect(await brokenInvariants(site.platform)).toEqual([])
})
afterAll(() => site.close())

/** The context of a visitor whose cart is known: the same code as the call, without its rate limit. */
function contextOf(client: Client): Context {
  const context = site.contextOf(client.viewer)
  return {
    ...context,
    request: { ...context.request, header: () => undefined, cookie: (name) => client.cookies.get(name) },
  }
}

async function buyersOf(postId: string, count: number): Promise<Client[]> {
  const buyers = Array.from({ length: count }, () => site.visitor())
  for (const buyer of buyers) await addToCart(buyer, postId)
  return buyers
}

async function heldOf(postId: string) {
  return site.platform.db
    .selectFrom('stock_level')
    .innerJoin('product_variant', 'product_variant.id', 'stock_level.variant_id')
    .select(['on_hand', 'reserved'])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
}

const last = { product_price: '20.00', product_quantity: '1' }

test('F-SHOP-13 fifty buyers want the last piece at the same instant and exactly one holds it, ten times over', async () => {
  const bowl = await publishProduct(site, { metas: last })
  const buyers = await buyersOf(bowl, 50)
  for (let round = 0; round < 10; round += 1) {
    const results = await Promise.allSettled(buyers.map((buyer) => openPaymentPage(contextOf(buyer))))
    const won = results.filter((result) => result.status === 'fulfilled')
    const messages = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason.code)] : [],
    )
    expect(won).toHaveLength(1)
    expect(new Set(messages)).toEqual(new Set(['cart.refused']))
    expect(await heldOf(bowl)).toEqual({ on_hand: 1, reserved: 1 })
    const [winner] = won
    if (winner?.status === 'fulfilled') await press(site, winner.value, 'decline')
    expect(await heldOf(bowl)).toEqual({ on_hand: 1, reserved: 0 })
  }
}, 60_000)

test('F-SHOP-13 over HTTP the losers are told on the line, and nobody sees a server error', async () => {
  const bowl = await publishProduct(site, { metas: last })
  const buyers = await buyersOf(bowl, 30)
  const answers = await Promise.all(buyers.map((buyer) => createSession(buyer)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body.error?.code).toBe('cart.refused')
    expect(body.error?.data.items[0].msg[0]).toMatch(/^Option unavailable/)
  }
})

test('F-SHOP-13 buyers who pay slowly never pay beyond the stock', async () => {
  const bowl = await publishProduct(site, { metas: { ...last, product_quantity: '3' } })
  const buyers = await buyersOf(bowl, 10)
  const answers = await Promise.all(buyers.map((buyer) => createSession(buyer)))
  const urls = answers.filter(({ status }) => status === 200).map(({ body }) => String(body.d))
  expect(urls).toHaveLength(3)
  await Promise.all(urls.map((url) => press(site, url, 'pay')))
  expect(await heldOf(bowl)).toEqual({ on_hand: 0, reserved: 0 })
})

test('F-SHOP-13 an event ten times over, in parallel with the return page, has one effect', async () => {
  const bowl = await publishProduct(site, { metas: { ...last, product_quantity: '50' } })
  for (let seed = 0; seed < 8; seed += 1) {
    const [buyer] = await buyersOf(bowl, 1)
    if (!buyer) throw new Error('no buyer')
    const url = String((await createSession(buyer)).body.d)
    const token = sessionOf(url)
    const work = [
      press(site, url, 'pay'),
      ...Array.from({ length: 10 }, () => sendTestEvent(site.platform, token, 'session.paid')),
      sendTestEvent(site.platform, token, 'session.expired'),
      buyer.get('/api/shop/checkout-complete', { session_id: token }),
      applyPayment(site.platform, 'test', token),
    ]
    await Promise.all(seed % 2 ? work : work.toReversed())
    const done = await buyer.get('/api/shop/checkout-complete', { session_id: token })
    expect(done.body.d.status).toBe('paid')
    const { id } = done.body.d.order
    const payments = await site.platform.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', id)
      .where('state', '=', 'succeeded')
      .execute()
    const invoices = await site.platform.db
      .selectFrom('invoice')
      .select('id')
      .where('order_id', '=', id)
      .execute()
    expect([payments.length, invoices.length]).toEqual([1, 1])
  }
  expect(await heldOf(bowl)).toEqual({ on_hand: 42, reserved: 0 })
})

test('F-SHOP-13 forged, old, future and re-written events are refused and leave no trace', async () => {
  const visitor = site.visitor()
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'session.paid', session: 'test_x' })
  const secret = testSecret(site.platform)
  const now = clock.now().getTime()
  const at = (ms: number) => signEvent(secret, new Date(now + ms), Buffer.from(body))
  const before = await site.platform.db.selectFrom('payment_event').select('event_id').execute()
  const tries: [string, Record<string, string>][] = [
    [body, {}],
    [body, { 'x-plinth-signature': 't=1,v1=00' }],
    [body, { 'x-plinth-signature': at(-301_000) }],
    [body, { 'x-plinth-signature': at(27 * 3_600_000) }],
    [body, { 'x-plinth-signature': signEvent('wrong', new Date(now), Buffer.from(body)) }],
    [`${body} `, { 'x-plinth-signature': at(0) }],
  ]
  for (const [sent, headers] of tries) {
    const { status } = await visitor.call('POST', '/api/shop/webhooks/test', sent, headers)
    expect(status).toBe(400)
  }
  const known = await visitor.call('POST', '/api/shop/webhooks/test', body, { 'x-plinth-signature': at(0) })
  expect(known.status).toBe(200)
  const after = await site.platform.db.selectFrom('payment_event').select('event_id').execute()
  expect(after).toHaveLength(before.length + 1)
})

test('F-SHOP-13 events of Stripe are proven by their signature, the future included', async () => {
  const own = await testSite({
    clock,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    },
  })
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'price.created',
    livemode: false,
    created: 1,
    data: { object: { id: 'price_1' } },
  })
  const seconds = Math.floor(clock.now().getTime() / 1000)
  const send = (timestamp: number, secret = 'whsec_test', text = payload) =>
    own.visitor().call('POST', '/api/shop/webhooks/stripe', text, {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    })
  expect((await send(seconds)).status).toBe(200)
  expect((await send(seconds - 301)).status).toBe(400)
  expect((await send(seconds + 97_200)).status).toBe(400)
  expect((await send(seconds, 'whsec_other')).status).toBe(400)
  expect((await send(seconds, 'whsec_test', ` ${payload}`)).status).toBe(400)
  const rows = await own.platform.db
    .selectFrom('payment_event')
    .select(['event_id', 'processed_at'])
    .execute()
  expect(rows).toMatchObject([{ event_id: 'evt_1', processed_at: expect.any(Date) }])
  await own.close()
})

test('F-SHOP-13 a hold that runs out frees the stock, and a payment that comes too late is settled', async () => {
  const bowl = await publishProduct(site, { metas: last })
  const [first, second] = await buyersOf(bowl, 2)
  if (!first || !second) throw new Error('no buyers')
  const url = String((await createSession(first)).body.d)
  clock.advance(36 * 60_000)
  await reconcile(site.platform)
  expect(await heldOf(bowl)).toEqual({ on_hand: 1, reserved: 0 })
  expect((await createSession(second)).status).toBe(200)
  // The provider took the money although the session had ended: nothing is left to sell, so it goes back.
  await site.platform.db
    .updateTable('test_payment_session')
    .set({ state: 'paid' })
    .where('token', '=', sessionOf(url))
    .execute()
  await applyPayment(site.platform, 'test', sessionOf(url))
  const order = await site.platform.db
    .selectFrom('orders')
    .innerJoin('payment', 'payment.order_id', 'orders.id')
    .select(['orders.order_state', 'orders.payment_state', 'orders.refunded_minor'])
    .where('payment.provider_ref', '=', sessionOf(url))
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ order_state: 'review', payment_state: 'refunded', refunded_minor: 2000 })
})

test('F-SHOP-13 a payment of another amount goes to review, never to paid', async () => {
  const bowl = await publishProduct(site, { metas: { ...last, product_quantity: '5' } })
  const [buyer] = await buyersOf(bowl, 1)
  if (!buyer) throw new Error('no buyer')
  const token = sessionOf(String((await createSession(buyer)).body.d))
  await site.platform.db
    .updateTable('test_payment_session')
    .set({ amount_minor: 1, state: 'paid' })
    .where('token', '=', token)
    .execute()
  const { body } = await buyer.get('/api/shop/checkout-complete', { session_id: token })
  expect(body.d.status).toBe('review')
  expect(await heldOf(bowl)).toEqual({ on_hand: 5, reserved: 0 })
})

test('F-SHOP-13 a payment that takes its time is processing first and paid after', async () => {
  const bowl = await publishProduct(site)
  const [buyer] = await buyersOf(bowl, 1)
  if (!buyer) throw new Error('no buyer')
  const url = String((await createSession(buyer)).body.d)
  await press(site, url, 'later')
  const visit = () => buyer.get('/api/shop/checkout-complete', { session_id: sessionOf(url) })
  expect((await visit()).body.d.status).toBe('processing')
  clock.advance(11_000)
  expect((await visit()).body.d.status).toBe('paid')
})

test('F-SHOP-13 a discount code with one use is used once by thirty checkouts', async () => {
  const { platform } = site
  await platform.db
    .insertInto('discount')
    .values({
      site_id: platform.siteId,
      id: platform.newId(),
      code: 'Spring',
      kind: 'percent',
      value: 250_000,
      currency: null,
      limit_total: 1,
      limit_per_customer: null,
      starts_at: null,
      ends_at: null,
      created_at: clock.now(),
    })
    .execute()
  const bowl = await publishProduct(site)
  const buyers = await buyersOf(bowl, 30)
  for (const buyer of buyers.slice(0, 1)) {
    const { body } = await buyer.post('/api/shop/checkout', { discount_code: ' spring ' })
    expect(body.d.cart).toMatchObject({ discount: 5, total: 15, discount_code: 'Spring' })
  }
  const { id } = await platform.db.selectFrom('discount').select('id').executeTakeFirstOrThrow()
  await platform.db.updateTable('cart').set({ discount_id: id }).where('state', '=', 'active').execute()
  const results = await Promise.allSettled(buyers.map((buyer) => openPaymentPage(contextOf(buyer))))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
})

test('F-SHOP-13 nothing that a request says changes a price', async () => {
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
  ]
  const harmless: unknown[] = [
    { value: { price: 1 } },
    { value: { product_price: '0.01' } },
    { value: { toString: 1 } },
    { value: { total: -5, unit_minor: 0 } },
  ]
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
  const url = String((await createSession(thief)).body.d)
  await press(site, url, 'pay')
  const done = await thief.get('/api/shop/checkout-complete', { session_id: sessionOf(url) })
  expect(done.body.d.order.total_minor).toBe(2000 * harmless.length)
})

test('F-SHOP-13 a refund whose answer was lost is sent again and counts once', async () => {
  const bowl = await publishProduct(site)
  const [buyer] = await buyersOf(bowl, 1)
  if (!buyer) throw new Error('no buyer')
  const url = String((await createSession(buyer)).body.d)
  await press(site, url, 'pay')
  const done = await buyer.get('/api/shop/checkout-complete', { session_id: sessionOf(url) })
  const manager = await site.as('shop_manager')
  const { body } = await manager.post(`/api/shop/orders/${done.body.d.order.id}/refund`, {
    amount_minor: 500,
  })
  const [{ id }] = body.d.refunds
  await Promise.all([sendRefund(site.platform, id), sendRefund(site.platform, id)])
  const { body: after } = await manager.get(`/api/shop/orders/${done.body.d.order.id}`)
  expect(after.d.refunded).toBe(5)
})

test('F-SHOP-10 create-session is refused across sites and for prefetch', async () => {
  const bowl = await publishProduct(site)
  const [buyer] = await buyersOf(bowl, 1)
  if (!buyer) throw new Error('no buyer')
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-purpose': 'prefetch' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of foreign) {
    expect((await buyer.call('GET', '/api/shop/create-session', undefined, headers)).status).toBe(403)
  }
  expect((await createSession(site.visitor())).body.error?.message).toBe('Cart is empty')
})
