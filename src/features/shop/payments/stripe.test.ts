/** Payments by Stripe's own SDK against a server on a port of its own: purchases, refunds and disputes made at its desk. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '#features/settings/index.ts'
import type { FakeStripe } from '#test/support/fakeStripe.ts'
import { addToCart, buyerOf, createPaymentSession, publishProduct } from '#test/support/shop.ts'
import type { TestSite } from '#test/support/site.ts'
import { openStripeShop, type StripeShop } from '#test/support/stripeShop.ts'
import { brokenInvariants } from '../health/invariants.ts'
import { settleRefund } from './refunds.ts'

let shop: StripeShop
let stripe: FakeStripe
let site: TestSite

beforeAll(async () => {
  shop = await openStripeShop()
  ;({ site, stripe } = shop)
})
afterAll(() => shop.close())

async function send(...given: Parameters<FakeStripe['event']>): Promise<number> {
  const { payload, headers } = stripe.event(...given)
  return (await site.visitor().call('POST', '/api/shop/webhooks/stripe', payload, headers)).status
}

test('F-SHOP-10 F-SHOP-13 a purchase by Stripe: one session, paid by its event, refunded once', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl, { quantity: 2 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => createPaymentSession(visitor)))
  expect(new Set(answers.map(({ body }) => body.d)).size).toBe(1)
  const [session] = [...stripe.sessions.values()]
  if (!session) throw new Error('no session')
  expect([stripe.sessions.size, session.amount_total, answers[0]?.body.d]).toEqual([1, 4000, session.url])

  const status = async () =>
    (await visitor.get('/api/shop/checkout-complete', { session_id: session.id })).body.d
  expect((await status()).status).toBe('open')
  stripe.act(session.id, 'pay')
  const paid = () => send('checkout.session.completed', session, { id: 'evt_paid' })
  expect(await Promise.all([paid(), paid(), paid()])).toEqual([200, 200, 200])
  const done = await status()
  expect(done).toMatchObject({ status: 'paid', order: { is_test: true, total: 40 } })
  const manager = await site.as('shop_manager')
  const refunded = await manager.post(`/api/shop/orders/${done.order.id}/refund`, { restock: true })
  expect(refunded.body.d).toMatchObject({ payment_state: 'refunded', refunded: 40 })
  // The timeline keeps from where to where each state went.
  const moves = refunded.body.d.events.flatMap(({ data }: { data: { payment_state?: [string, string] } }) =>
    data.payment_state ? [data.payment_state.join(' > ')] : [],
  )
  expect(moves.toSorted()).toEqual(['paid > refunded', 'unpaid > paid'])
  expect([...stripe.refunds.values()]).toMatchObject([
    { amount: 4000, metadata: { refund_id: refunded.body.d.refunds[0].id } },
  ])
  expect(await brokenInvariants(site.platform)).toEqual([])
})

/** Sends a signed event about something at Stripe's desk. */
async function deskEvent(type: string, object: { id: string }) {
  expect(await send(type, object)).toBe(200)
}

async function paidOrder() {
  const bowl = await publishProduct(site, { metas: { product_price: '30.00', product_quantity: '5' } })
  const visitor = await buyerOf(site, bowl)
  await createPaymentSession(visitor)
  const id = [...stripe.sessions.keys()].at(-1) ?? ''
  stripe.act(id, 'pay')
  const { body } = await visitor.get('/api/shop/checkout-complete', { session_id: id })
  return { id: String(body.d.order.id), intent: `pi_${id}` }
}

test.each([
  ['ada@example.test', 'ada@example.test'],
  ['', 'bob@example.test'],
])(
  'F-SHOP-10 who gave “%s” at the checkout and another email on the payment page gets it at %s',
  async (given, kept) => {
    const bowl = await publishProduct(site, { metas: { product_price: '30.00', product_quantity: '5' } })
    const visitor = await buyerOf(site, bowl)
    if (given) expect((await visitor.post('/api/shop/checkout', { email: given })).status).toBe(200)
    await createPaymentSession(visitor)
    const session = [...stripe.sessions.values()].at(-1)
    if (!session) throw new Error('no session')
    session.customer_details = { email: 'bob@example.test' }
    stripe.act(session.id, 'pay')
    const { body } = await visitor.get('/api/shop/checkout-complete', { session_id: session.id })
    const manager = await site.as('shop_manager')
    expect((await manager.get(`/api/shop/orders/${body.d.order.id}`)).body.d.email).toBe(kept)
  },
)

test('F-SHOP-13 a refund made in the dashboard of Stripe reaches the order, once, and a foreign one nothing', async () => {
  const { id, intent } = await paidOrder()
  const manager = await site.as('shop_manager')
  const refund = {
    id: 're_desk',
    object: 'refund',
    amount: 1000,
    currency: 'eur',
    payment_intent: intent,
    status: 'succeeded',
    metadata: {},
  }
  stripe.atDesk.set('re_desk', refund)
  await Promise.all([
    deskEvent('refund.created', refund),
    deskEvent('refund.updated', refund),
    deskEvent('refund.created', refund),
  ])
  const { body } = await manager.get(`/api/shop/orders/${id}`)
  expect(body.d).toMatchObject({ payment_state: 'partially_refunded', refunded: 10 })
  expect(body.d.refunds).toMatchObject([
    { amount: 10, state: 'succeeded', reason: 'Refunded at the payment provider' },
  ])
  const foreign = { ...refund, id: 're_foreign', payment_intent: 'pi_of_another_shop' }
  stripe.atDesk.set('re_foreign', foreign)
  await deskEvent('refund.created', foreign)
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test.each([
  ['won', 'paid', 0],
  ['lost', 'charged_back', 30],
])(
  '1.4 F-SHOP-13 a disputed order is marked, the shop is told, and once it is %s it is %s',
  async (outcome, state, refunded) => {
    const { id, intent } = await paidOrder()
    const manager = await site.as('shop_manager')
    const { platform } = site
    await platform.transaction((db) =>
      saveSetting(platform, db, 'shop.order_email', 'shop@example.test', null),
    )
    const dispute = {
      id: `dp_${outcome}`,
      object: 'dispute',
      amount: 3000,
      payment_intent: intent,
      status: 'needs_response',
    }
    stripe.atDesk.set(dispute.id, dispute)
    await deskEvent('charge.dispute.created', dispute)
    const stateNow = async () => (await manager.get(`/api/shop/orders/${id}`)).body.d
    expect(await stateNow()).toMatchObject({
      payment_state: 'disputed',
      refunded: 0,
      status: 'disputed',
      needs: ['attention'],
    })
    stripe.atDesk.set(dispute.id, { ...dispute, status: outcome })
    await deskEvent('charge.dispute.closed', dispute)
    // A late copy of the first event: what Stripe says now counts, not what the event said then.
    await deskEvent('charge.dispute.created', dispute)
    expect(await stateNow()).toMatchObject({
      payment_state: state,
      refunded,
      status: state === 'paid' ? 'to_pack' : 'charged_back',
      needs: state === 'paid' ? ['packing'] : [],
    })
    if (state !== 'paid')
      expect((await manager.post(`/api/shop/orders/${id}/fulfil`, {})).body.error?.code).toBe(
        'fulfil.refunded',
      )
    const emails = await platform.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `order ${id} shop disputed`)
      .execute()
    expect(emails).toMatchObject([
      { payload: { to: 'shop@example.test', subject: expect.stringContaining('A payment is disputed') } },
    ])
    // What the bank took is no refund of the shop: nobody is written one.
    expect(
      await platform.db
        .selectFrom('outbox')
        .select('dedupe_key')
        .where('dedupe_key', 'like', `order ${id} refund%`)
        .execute(),
    ).toEqual([])
    expect(await brokenInvariants(platform)).toEqual([])
  },
)

test('F-SHOP-10 1.2 mutation: money in another currency pays nothing, however well the number fits', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '21.00', product_quantity: '5' } })
  const visitor = await buyerOf(site, bowl)
  await createPaymentSession(visitor)
  const session = [...stripe.sessions.values()].at(-1)
  if (!session) throw new Error('no session')
  session.currency = 'usd'
  stripe.act(session.id, 'pay')
  expect(await send('checkout.session.completed', session)).toBe(200)
  const { order } = (await visitor.get('/api/shop/checkout-complete', { session_id: session.id })).body.d
  const manager = await site.as('shop_manager')
  expect((await manager.get(`/api/shop/orders/${order.id}`)).body.d).toMatchObject({
    order_state: 'review',
    invoice_number: null,
  })
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test.each([
  ['ISK', '5000', 500_000, 5000],
  ['UGX', '5000', 500_000, 5000],
  ['MGA', '5000', 5000, 500_000],
  ['KWD', '1,23', 1230, 1230],
  ['HUF', '4990', 499_000, 499_000],
])(
  'F-SHOP-10 1.2 a price of %s %s is charged as Stripe counts it, and given back so',
  async (code, price, units, amount) => {
    const own = await openStripeShop({ currency: code })
    try {
      const bowl = await publishProduct(own.site, { metas: { product_price: price, product_quantity: '5' } })
      const visitor = await buyerOf(own.site, bowl)
      const asked = await createPaymentSession(visitor)
      expect(asked.status, JSON.stringify(asked.body)).toBe(200)
      const [session] = [...own.stripe.sessions.values()]
      if (!session) throw new Error('no session')
      expect([session.amount_total, session.currency]).toEqual([units, code.toLowerCase()])
      own.stripe.act(session.id, 'pay')
      const { order, status } = (await visitor.get('/api/shop/checkout-complete', { session_id: session.id }))
        .body.d
      expect([status, order.total_minor]).toEqual(['paid', amount])
      const manager = await own.site.as('shop_manager')
      await manager.post(`/api/shop/orders/${order.id}/refund`, {})
      expect([...own.stripe.refunds.values()]).toMatchObject([{ amount: units }])
      expect(await brokenInvariants(own.site.platform)).toEqual([])
    } finally {
      await own.close()
    }
  },
)

test('F-SHOP-10 1.2 what no card can be charged is refused before anything is held', async () => {
  const pin = await publishProduct(site, { metas: { product_price: '0.30', product_quantity: '5' } })
  const visitor = await buyerOf(site, pin)
  const refused = await createPaymentSession(visitor)
  expect([refused.status, refused.body.error]).toMatchObject([
    422,
    {
      code: 'checkout.not_chargeable',
      message: 'This cannot be paid by card. The least that a card can be charged is 0.50 EUR.',
    },
  ])
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test('1.4 a refund that did not go through is money to return, in the view of what needs attention, until it is made good', async () => {
  const { id } = await paidOrder()
  const manager = await site.as('shop_manager')
  const path = `/api/shop/orders/${id}`
  const isListed = async () =>
    (await manager.get('/api/shop/orders', { needs: 'attention', limit: '100' })).body.d.items.some(
      (row: { id: string }) => row.id === id,
    )
  stripe.failNext('POST /v1/refunds', 'error', 'error', 'error')
  expect((await manager.post(`${path}/refund`, { amount_minor: 500 })).status).toBe(502)
  const [refund] = (await manager.get(path)).body.d.refunds
  expect((await manager.get(path)).body.d).toMatchObject({
    status: 'refund_due',
    needs: ['packing', 'attention'],
  })
  expect(await isListed()).toBe(true)
  await settleRefund(site.platform, { id: refund.id, ref: 're_refused', state: 'failed' })
  expect(await isListed()).toBe(true)
  const done = (await manager.post(`${path}/refund`, { amount_minor: 500, by_hand: true })).body.d
  expect(done).toMatchObject({
    status: 'to_pack',
    needs: ['packing'],
    refunded: 5,
    payment_state: 'partially_refunded',
  })
  expect(await isListed()).toBe(false)
  expect(await brokenInvariants(site.platform)).toEqual([])
})
