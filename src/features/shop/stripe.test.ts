/** Stripe Checkout against a local server that keeps sessions as Stripe does: by idempotency key, totals of line items. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '#features/settings/index.ts'
import { addToCart, createSession, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from './invariants.ts'

interface StripeSession {
  id: string
  object: string
  url: string
  status: string
  payment_status: string
  amount_total: number
  currency: string
  payment_intent: string | null
}

const byKey = new Map<string, StripeSession>()
const refunds: string[] = []
/** What was done at Stripe's own desk, by id. */
const atDesk = new Map<string, Record<string, unknown>>()
let eventCount = 0
let server: Server
let site: TestSite

function made(form: URLSearchParams): StripeSession {
  const id = `cs_test_${byKey.size}_0123456789abcdef`
  let total = 0
  for (let at = 0; form.has(`line_items[${at}][quantity]`); at += 1) {
    total +=
      Number(form.get(`line_items[${at}][quantity]`)) *
      Number(form.get(`line_items[${at}][price_data][unit_amount]`))
  }
  const currency = form.get('line_items[0][price_data][currency]') ?? ''
  const url = `https://checkout.example/${id}`
  return {
    id,
    object: 'checkout.session',
    url,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: total,
    currency,
    payment_intent: null,
  }
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const key = String(request.headers['idempotency-key'] ?? '')
    const path = request.url?.split('?')[0] ?? ''
    let answer: unknown = null
    if (path === '/v1/checkout/sessions') {
      const session = byKey.get(key) ?? made(form)
      byKey.set(key, session)
      answer = session
    } else if (/^\/v1\/(refunds|disputes)\/./.test(path)) {
      answer = atDesk.get(path.split('/').at(-1) ?? '') ?? null
    } else if (path === '/v1/refunds') {
      refunds.push(key)
      answer = { id: `re_${form.get('metadata[refund_id]')}`, object: 'refund', status: 'succeeded' }
    } else {
      answer = [...byKey.values()].find(({ id }) => path.includes(id)) ?? null
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  site = await testSite({
    environment: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_API_BASE: base },
  })
  await setCurrency(site, 'EUR')
})
afterAll(async () => {
  await site.close()
  await new Promise((done) => server.close(done))
})

test('F-SHOP-10 F-SHOP-13 a purchase by Stripe: one session, paid by its event, refunded once', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl, { quantity: 2 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => createSession(visitor)))
  expect(new Set(answers.map(({ body }) => body.d)).size).toBe(1)
  const [session] = [...byKey.values()]
  if (!session) throw new Error('no session')
  expect([byKey.size, session.amount_total, answers[0]?.body.d]).toEqual([1, 4000, session.url])

  const event = async () => {
    const payload = JSON.stringify({
      id: 'evt_paid',
      object: 'event',
      type: 'checkout.session.completed',
      livemode: false,
      created: 1,
      data: { object: { id: session.id } },
    })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_x' })
    return (
      await visitor.call('POST', '/api/shop/webhooks/stripe', payload, { 'stripe-signature': signature })
    ).status
  }
  const status = async () =>
    (await visitor.get('/api/shop/checkout-complete', { session_id: session.id })).body.d
  expect((await status()).status).toBe('open')
  Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' })
  expect(await Promise.all([event(), event(), event()])).toEqual([200, 200, 200])
  const done = await status()
  expect(done).toMatchObject({ status: 'paid', order: { is_test: false, total: 40 } })
  const manager = await site.as('shop_manager')
  const refunded = await manager.post(`/api/shop/orders/${done.order.id}/refund`, { restock: true })
  expect(refunded.body.d).toMatchObject({ payment_state: 'refunded', refunded: 40 })
  expect(refunds).toEqual([`re_${refunded.body.d.refunds[0].id}`])
  expect(await brokenInvariants(site.platform)).toEqual([])
})

/** Sends a signed event about something at Stripe's desk. */
async function deskEvent(type: string, object: { id: string }) {
  const payload = JSON.stringify({ id: `evt_${type}_${object.id}_${String(++eventCount)}`, object: 'event', type, livemode: false, created: 1, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_x' })
  const { status } = await site.visitor().call('POST', '/api/shop/webhooks/stripe', payload, { 'stripe-signature': signature })
  expect(status).toBe(200)
}

async function paidOrder(captureRef: string) {
  const bowl = await publishProduct(site, { metas: { product_price: '30.00', product_quantity: '5' } })
  const visitor = site.visitor()
  await addToCart(visitor, bowl)
  await createSession(visitor)
  const session = [...byKey.values()].at(-1)
  if (!session) throw new Error('no session')
  Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: captureRef })
  const { body } = await visitor.get('/api/shop/checkout-complete', { session_id: session.id })
  return String(body.d.order.id)
}

test('F-SHOP-13 a refund made in the dashboard of Stripe reaches the order, once, and a foreign one nothing', async () => {
  const id = await paidOrder('pi_desk')
  const manager = await site.as('shop_manager')
  const refund = { id: 're_desk', object: 'refund', amount: 1000, currency: 'eur', payment_intent: 'pi_desk', status: 'succeeded', metadata: {} }
  atDesk.set('re_desk', refund)
  await Promise.all([deskEvent('refund.created', refund), deskEvent('refund.updated', refund), deskEvent('refund.created', refund)])
  const { body } = await manager.get(`/api/shop/orders/${id}`)
  expect(body.d).toMatchObject({ payment_state: 'partially_refunded', refunded: 10 })
  expect(body.d.refunds).toMatchObject([{ amount: 10, state: 'succeeded', reason: 'Refunded at the payment provider' }])
  const foreign = { ...refund, id: 're_foreign', payment_intent: 'pi_of_another_shop' }
  atDesk.set('re_foreign', foreign)
  await deskEvent('refund.created', foreign)
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test.each([
  ['won', 'paid', 0],
  ['lost', 'refunded', 30],
])('F-SHOP-13 a disputed order is marked, the shop is told, and once it is %s it is %s', async (outcome, state, refunded) => {
  const id = await paidOrder(`pi_dispute_${outcome}`)
  const manager = await site.as('shop_manager')
  const { platform } = site
  await platform.transaction((db) => saveSetting(platform, db, 'shop.order_email', 'shop@example.test', null))
  const dispute = { id: `dp_${outcome}`, object: 'dispute', amount: 3000, payment_intent: `pi_dispute_${outcome}`, status: 'needs_response' }
  atDesk.set(dispute.id, dispute)
  await deskEvent('charge.dispute.created', dispute)
  const stateNow = async () => (await manager.get(`/api/shop/orders/${id}`)).body.d
  expect(await stateNow()).toMatchObject({ payment_state: 'disputed', refunded: 0 })
  atDesk.set(dispute.id, { ...dispute, status: outcome })
  await deskEvent('charge.dispute.closed', dispute)
  // A late copy of the first event: what Stripe says now counts, not what the event said then.
  await deskEvent('charge.dispute.created', dispute)
  expect(await stateNow()).toMatchObject({ payment_state: state, refunded })
  const letters = await platform.db.selectFrom('outbox').select('payload').where('dedupe_key', '=', `order ${id} shop disputed`).execute()
  expect(letters).toMatchObject([{ payload: { to: 'shop@example.test', subject: expect.stringContaining('A payment is disputed') } }])
  expect(await brokenInvariants(platform)).toEqual([])
})
