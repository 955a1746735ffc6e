/** Payments and their events: repeated, forged, late, out of order and refused ones. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  buyerOf,
  createPaymentSession,
  heldOf,
  press,
  publishProduct,
  paymentSessionOf,
} from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { TestSite } from '#test/support/site.ts'
import { applyPayment } from './applyPayment.ts'
import { sendRefund } from './refunds.ts'
import { signEvent } from './providers/signature.ts'
import { testSecret } from './providers/testPayments.ts'
import { reconcile } from './reconcile.ts'
import { sendTestEvent } from './testPaymentPage.ts'

let site: TestSite
const clock = shopUnderTest((opened) => {
  site = opened
})

const last = { product_price: '20.00', product_quantity: '1' }

test('F-SHOP-13 T8 an event ten times over, in parallel with the return page, has one effect', async () => {
  const bowl = await publishProduct(site, { metas: { ...last, product_quantity: '50' } })
  for (let seed = 0; seed < 8; seed += 1) {
    const buyer = await buyerOf(site, bowl)
    const url = String((await createPaymentSession(buyer)).body.d)
    const token = paymentSessionOf(url)
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
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 42, reserved: 0 })
})

test('F-SHOP-13 T9 forged, old, future and re-written events are refused and leave no trace', async () => {
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

test('F-SHOP-13 a payment of another amount goes to review, never to paid', async () => {
  const bowl = await publishProduct(site, { metas: { ...last, product_quantity: '5' } })
  const buyer = await buyerOf(site, bowl)
  const token = paymentSessionOf(String((await createPaymentSession(buyer)).body.d))
  await site.platform.db
    .updateTable('test_payment_session')
    .set({ amount_minor: 1, state: 'paid' })
    .where('token', '=', token)
    .execute()
  const { body } = await buyer.get('/api/shop/checkout-complete', { session_id: token })
  expect(body.d.status).toBe('review')
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 5, reserved: 0 })
})

test('F-SHOP-13 a payment that takes its time is processing first and paid after', async () => {
  const bowl = await publishProduct(site)
  const buyer = await buyerOf(site, bowl)
  const url = String((await createPaymentSession(buyer)).body.d)
  await press(site, url, 'later')
  const visit = () => buyer.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })
  expect((await visit()).body.d.status).toBe('processing')
  clock.advance(11_000)
  expect((await visit()).body.d.status).toBe('paid')
})

test('F-SHOP-13 T12 a refund whose answer was lost is sent again and counts once', async () => {
  const bowl = await publishProduct(site)
  const buyer = await buyerOf(site, bowl)
  const url = String((await createPaymentSession(buyer)).body.d)
  await press(site, url, 'pay')
  const done = await buyer.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })
  const manager = await site.as('shop_manager')
  const { body } = await manager.post(`/api/shop/orders/${done.body.d.order.id}/refund`, {
    amount_minor: 500,
  })
  const [{ id }] = body.d.refunds
  await Promise.all([sendRefund(site.platform, id), sendRefund(site.platform, id)])
  const { body: after } = await manager.get(`/api/shop/orders/${done.body.d.order.id}`)
  expect(after.d.refunded).toBe(5)
})

test('F-SHOP-13 T10 money that cannot be kept goes back although the process died right after it was written down', async () => {
  const bowl = await publishProduct(site, { metas: last })
  const first = await buyerOf(site, bowl)
  const second = await buyerOf(site, bowl)
  const url = String((await createPaymentSession(first)).body.d)
  clock.advance(36 * 60_000)
  await reconcile(site.platform)
  await press(site, String((await createPaymentSession(second)).body.d), 'pay')
  await site.platform.db
    .updateTable('test_payment_session')
    .set({ state: 'paid' })
    .where('token', '=', paymentSessionOf(url))
    .execute()
  // The process is gone once the payment is committed: everything after that fails.
  const { platform } = site
  const dying = {
    ...platform,
    async transaction<T>(work: Parameters<typeof platform.transaction<T>>[0]): Promise<T> {
      await platform.transaction(work)
      throw new Error('killed')
    },
  }
  await expect(applyPayment(dying, 'test', paymentSessionOf(url))).rejects.toThrow('killed')
  clock.advance(3 * 60_000)
  await reconcile(platform)
  const order = await platform.db
    .selectFrom('orders')
    .innerJoin('payment', 'payment.order_id', 'orders.id')
    .select(['orders.payment_state', 'orders.refunded_minor'])
    .where('payment.provider_ref', '=', paymentSessionOf(url))
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ payment_state: 'refunded', refunded_minor: 2000 })
})
