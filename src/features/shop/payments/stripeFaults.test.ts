/** What may go wrong between the shop and Stripe: calls that fail or lose their answer, events in any order, forged events. */
import { fc } from '@fast-check/vitest'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import type { FakeSession, FakeStripe, SignedEvent } from '#test/support/fakeStripe.ts'
import {
  buyerOf,
  contextOf,
  createPaymentSession,
  heldOf,
  publishProduct,
  roundsOf,
} from '#test/support/shop.ts'
import type { Client, TestSite } from '#test/support/site.ts'
import { openStripeShop, type StripeShop } from '#test/support/stripeShop.ts'
import { applyPayment } from './applyPayment.ts'
import { createPaymentSession as openPaymentPage } from '../checkout/checkout.ts'
import { brokenInvariants } from '../health/invariants.ts'
import { refundPayment, sendRefund } from './refunds.ts'
import { reconcile } from './reconcile.ts'
import { receiveEvent } from './webhooks.ts'

const clock = fixedClock(new Date('2026-03-01T10:00:00Z'))
let shop: StripeShop
let stripe: FakeStripe
let site: TestSite

beforeAll(async () => {
  shop = await openStripeShop({ clock })
  ;({ site, stripe } = shop)
})
afterEach(async () => {
  expect(await brokenInvariants(site.platform)).toEqual([])
})
afterAll(() => shop.close())

const event: FakeStripe['event'] = (type, object, options) =>
  stripe.event(type, object, { timestamp: Math.floor(clock.now().getTime() / 1000), ...options })

function receive({ payload, headers }: SignedEvent): Promise<void> {
  return receiveEvent(site.platform, {
    provider: 'stripe',
    rawBody: Buffer.from(payload),
    header: (name) => (name === 'stripe-signature' ? headers['stripe-signature'] : undefined),
  })
}

function newestSession(): FakeSession {
  const session = [...stripe.sessions.values()].at(-1)
  if (!session) throw new Error('no session')
  return session
}

async function openedBy(buyer: Client): Promise<FakeSession> {
  await openPaymentPage(contextOf(site, buyer))
  return newestSession()
}

const bowls = { product_price: '20.00', product_quantity: '5000' }

async function stateOf(session: FakeSession) {
  const { db } = site.platform
  const order = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('cart', 'cart.id', 'orders.cart_id')
    .select([
      'orders.id',
      'order_state',
      'payment_state',
      'paid_minor',
      'refunded_minor',
      'payment.state as payment',
      'cart.state as cart',
    ])
    .where('provider_ref', '=', session.id)
    .executeTakeFirstOrThrow()
  const { id, ...states } = order
  const rows = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', 'like', `order ${id}%`)
    .execute()
  const holds = await db.selectFrom('reservation').select('state').where('order_id', '=', id).execute()
  const invoices = await db.selectFrom('invoice').select('id').where('order_id', '=', id).execute()
  const refunds = await db.selectFrom('refund').select('state').where('order_id', '=', id).execute()
  return {
    ...states,
    emails: rows.length,
    holds: holds.map(({ state }) => state),
    invoices: invoices.length,
    refunds: refunds.map(({ state }) => state),
  }
}

const ended = {
  pay: {
    order_state: 'placed',
    payment_state: 'paid',
    paid_minor: 2000,
    refunded_minor: 0,
    payment: 'succeeded',
    cart: 'ordered',
    emails: 1,
    holds: ['committed'],
    invoices: 1,
    refunds: [],
  },
  debit: {
    order_state: 'pending',
    payment_state: 'unpaid',
    paid_minor: 0,
    refunded_minor: 0,
    payment: 'processing',
    cart: 'active',
    emails: 0,
    holds: ['held'],
    invoices: 0,
    refunds: [],
  },
  debit_failed: {
    order_state: 'expired',
    payment_state: 'failed',
    paid_minor: 0,
    refunded_minor: 0,
    payment: 'failed',
    cart: 'active',
    emails: 1,
    holds: ['released'],
    invoices: 0,
    refunds: [],
  },
  leave: {
    order_state: 'expired',
    payment_state: 'unpaid',
    paid_minor: 0,
    refunded_minor: 0,
    payment: 'expired',
    cart: 'active',
    emails: 0,
    holds: ['released'],
    invoices: 0,
    refunds: [],
  },
}
const types = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]

test('F-SHOP-13 T8 events in any order, ten times each, beside the return page, end as one in order would', async () => {
  const bowl = await publishProduct(site, { metas: bowls })
  const stories = [
    ['pay'],
    ['debit'],
    ['debit', 'pay'],
    ['debit', 'debit_failed'],
    ['leave'],
    ['pay', 'refund'],
  ] as const
  for (let seed = 0; seed < roundsOf(12, 1000); seed += 1) {
    const buyer = await buyerOf(site, bowl)
    await site.platform.db
      .updateTable('cart')
      .set({ email: 'ada@example.test' })
      .where('state', '=', 'active')
      .execute()
    const session = await openedBy(buyer)
    const story = stories[seed % stories.length] ?? ['pay']
    for (const step of story) {
      if (step === 'refund') continue
      stripe.act(session.id, step)
      // True and untrue events alike: what they say is not believed, only what they are about.
      const deliveries = types.flatMap((type) => {
        const signed = event(type, session, { id: `evt_${seed}_${step}_${type}` })
        return Array.from({ length: 10 }, () => () => receive(signed))
      })
      const visits = Array.from(
        { length: 3 },
        () => () => applyPayment(site.platform, 'stripe', session.id).then(() => undefined),
      )
      const [order = []] = fc.sample(
        fc.shuffledSubarray([...deliveries, ...visits], { minLength: deliveries.length + visits.length }),
        { seed, numRuns: 1 },
      )
      await Promise.all(order.map((work) => work()))
    }
    if (story.some((step) => step === 'refund')) await refundWithEcho(session, seed)
    const last = story.findLast((step) => step !== 'refund') ?? 'pay'
    const refund = {
      payment_state: 'partially_refunded',
      refunded_minor: 500,
      emails: 2,
      refunds: ['succeeded'],
    }
    expect(await stateOf(session), `seed ${seed}: ${story.join(', ')}`).toEqual({
      ...ended[last],
      ...(story.length > 1 && story[1] === 'refund' ? refund : {}),
    })
  }
}, 1_200_000)

/** The provider's event about a refund is here before the answer to the call that asked for it: that answer is lost. */
async function refundWithEcho(session: FakeSession, seed: number): Promise<void> {
  const { order_id } = await site.platform.db
    .selectFrom('payment')
    .select('order_id')
    .where('provider_ref', '=', session.id)
    .executeTakeFirstOrThrow()
  stripe.failNext('POST /v1/refunds', 'answer_lost')
  const before = stripe.refunds.size
  const asked = refundPayment(site.platform, { orderId: order_id, amount: 500 })
  const echo = (async () => {
    while (stripe.refunds.size === before) await new Promise((done) => setImmediate(done))
    const refund = [...stripe.refunds.values()].at(-1)
    if (!refund) throw new Error('no refund')
    const signed = ['refund.created', 'refund.updated'].map((type) =>
      event(type, refund, { id: `evt_${seed}_${type}` }),
    )
    await Promise.all([...signed, ...signed].map(receive))
  })()
  await Promise.all([asked, echo])
}

test('F-SHOP-13 T11 a call that fails, is too much, is cut or loses its answer makes no second session and no second refund', async () => {
  const bowl = await publishProduct(site, { metas: bowls })
  for (const fault of ['error', 'too_many', 'reset', 'answer_lost'] as const) {
    const before = stripe.sessions.size
    const buyer = await buyerOf(site, bowl)
    // The SDK tries three times itself, but not when there are too many calls; the shopper's second try sends the same key.
    const everyTry = fault === 'too_many' ? [fault] : [fault, fault, fault]
    stripe.failNext('POST /v1/checkout/sessions', ...everyTry)
    expect((await createPaymentSession(buyer)).status).toBe(502)
    const again = await createPaymentSession(buyer)
    expect(again.status).toBe(200)
    expect(stripe.sessions.size).toBe(before + 1)
    const session = newestSession()
    stripe.act(session.id, 'pay')
    await receive(event('checkout.session.completed', session))
    const { order_id } = await site.platform.db
      .selectFrom('payment')
      .select('order_id')
      .where('provider_ref', '=', session.id)
      .executeTakeFirstOrThrow()
    const refunds = stripe.refunds.size
    stripe.failNext('POST /v1/refunds', ...everyTry)
    await expect(refundPayment(site.platform, { orderId: order_id, amount: 700 })).rejects.toMatchObject({
      code: 'payment.provider_failed',
    })
    clock.advance(3 * 60_000)
    await reconcile(site.platform)
    const rows = await site.platform.db
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', order_id)
      .execute()
    expect(rows).toMatchObject([{ state: 'succeeded', amount_minor: 700 }])
    await sendRefund(site.platform, rows[0]?.id ?? '')
    expect(stripe.refunds.size).toBe(refunds + 1)
  }
})

test('F-SHOP-10 T11 a buyer whose first answer was lost and who asks again by another host name gets the same page', async () => {
  const buyer = await buyerOf(site, await publishProduct(site, { metas: bowls }))
  const before = stripe.sessions.size
  stripe.failNext('POST /v1/checkout/sessions', 'answer_lost', 'answer_lost', 'answer_lost')
  expect((await createPaymentSession(buyer)).status).toBe(502)
  const again = await buyer.call('GET', '/api/shop/create-session', undefined, { host: 'shop.example.test' })
  expect([again.status, stripe.sessions.size]).toEqual([200, before + 1])
})

test('F-SHOP-13 T11 a session that Stripe does not end keeps its stock: the changed cart has to wait', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '2' } })
  const buyer = await buyerOf(site, bowl)
  const first = await openedBy(buyer)
  const [line] = (await buyer.get('/api/shop/cart')).body.d.items
  await buyer.post('/api/shop/update-cart', { id: line.id, quantity: 2 })
  stripe.failNext('/expire', 'error', 'error', 'error')
  expect((await createPaymentSession(buyer)).body.error?.code).toBe('checkout.busy')
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 2, reserved: 1 })
  stripe.act(first.id, 'pay')
  // Paid meanwhile: the shopper goes to its result, not to a second payment.
  expect((await createPaymentSession(buyer)).body.d).toContain(`/checkout-complete?session_id=${first.id}`)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
})

test('F-SHOP-13 a bank that refuses days later gives the stock back and tells the buyer', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '1' } })
  const buyer = await buyerOf(site, bowl)
  const session = await openedBy(buyer)
  stripe.act(session.id, 'debit')
  await receive(event('checkout.session.completed', session))
  clock.advance(3 * 86_400_000)
  await reconcile(site.platform)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 1 })
  stripe.act(session.id, 'debit_failed')
  await receive(event('checkout.session.async_payment_failed', session))
  expect(await stateOf(session)).toMatchObject({ order_state: 'expired', payment_state: 'failed' })
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
})

test('F-SHOP-13 T9 events of Stripe that are old, from the future, rewritten, foreign, live or huge write no row', async () => {
  const visitor = site.visitor()
  const seconds = Math.floor(clock.now().getTime() / 1000)
  const price = { id: 'price_1', object: 'price' }
  const count = async () =>
    (await site.platform.db.selectFrom('payment_event').select('event_id').execute()).length
  const before = await count()
  const send = (signed: SignedEvent, payload = signed.payload) =>
    visitor.call('POST', '/api/shop/webhooks/stripe', payload, signed.headers)
  const honest = event('price.created', price, { id: 'evt_honest' })
  const refused: [SignedEvent, string?][] = [
    [event('price.created', price, { timestamp: seconds - 301 })],
    [event('price.created', price, { timestamp: seconds + 97_200 })],
    [event('price.created', price, { secret: 'whsec_of_another_account' })],
    [event('price.created', price, { livemode: true })],
    [honest, ` ${honest.payload}`],
    [honest, JSON.stringify(JSON.parse(honest.payload), null, 1)],
    [{ payload: honest.payload, headers: { 'stripe-signature': '' } }],
    [{ payload: honest.payload, headers: { 'stripe-signature': 't=1,v1=00' } }],
  ]
  for (const [signed, payload] of refused) expect((await send(signed, payload)).status).toBe(400)
  const huge = event('price.created', { ...price, id: 'x'.repeat(1_100_000) })
  expect([400, 413]).toContain((await send(huge)).status)
  expect(await count()).toBe(before)
  expect((await send(honest)).status).toBe(200)
  expect((await send(honest)).status).toBe(200)
  expect(await count()).toBe(before + 1)
})
