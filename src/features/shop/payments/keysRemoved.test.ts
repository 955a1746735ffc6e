/** Orders that wait for a provider which is not connected any more: they end with their time, and nobody is called for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { startFakeStripe, type FakeStripe } from '#test/support/fakeStripe.ts'
import { buyerOf, createPaymentSession, heldOf, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from '../health/invariants.ts'
import { reconcile } from './reconcile.ts'

const clock = fixedClock(new Date('2026-03-01T10:00:00Z'))
let stripe: FakeStripe
let site: TestSite
let merchant: Client

beforeAll(async () => {
  stripe = await startFakeStripe()
  site = await testSite({ clock, environment: { STRIPE_API_BASE: stripe.environment.STRIPE_API_BASE } })
  await setCurrency(site, 'EUR')
  merchant = await site.as('shop_manager')
})
afterAll(async () => {
  await site.close()
  await stripe.close()
})

/** Keys are changed by somebody who has just signed in. */
async function key(value: string | null): Promise<void> {
  const saved = await (
    await site.as('shop_manager')
  ).post('/api/options', { name: 'shop.stripe_key_secret', value })
  expect(saved.status).toBe(200)
}
const minutes = (count: number) => clock.advance(count * 60_000)

/** What the worker complains about in one round. */
async function complaints(): Promise<number> {
  let count = 0
  const log = new Proxy(site.platform.log, {
    get(target, name, receiver) {
      if (name === 'warn' || name === 'error') count += 1
      return Reflect.get(target, name, receiver)
    },
  })
  await reconcile({ ...site.platform, log })
  return count
}

test('1.6 with the keys of Stripe removed, pending orders expire and give their stock back, and the log stays quiet', async () => {
  await key('sk_test_typed_in_by_the_merchant')
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const buyers = [await buyerOf(site, bowl), await buyerOf(site, bowl)]
  for (const buyer of buyers) expect((await createPaymentSession(buyer)).status).toBe(200)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 5, reserved: 2 })
  await key(null)
  const [session] = stripe.sessions.keys()
  expect(
    (await buyers[0]?.get('/api/shop/checkout-complete', { session_id: session ?? '' }))?.body.d,
  ).toMatchObject({ status: 'open' })
  minutes(10)
  expect(await complaints()).toBe(0)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 5, reserved: 2 })
  minutes(30)
  expect(await complaints()).toBe(0)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 5, reserved: 0 })
  const orders = (await merchant.get('/api/shop/orders')).body.d.items
  expect(orders.map(({ order_state }: { order_state: string }) => order_state)).toEqual([
    'expired',
    'expired',
  ])
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test('1.6 money that arrived while the keys were away places the expired order once they are back', async () => {
  await key('sk_test_typed_in_by_the_merchant')
  const buyer = await buyerOf(
    site,
    await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } }),
  )
  await createPaymentSession(buyer)
  const session = [...stripe.sessions.values()].at(-1)
  if (!session) throw new Error('no session')
  stripe.act(session.id, 'pay')
  await key(null)
  minutes(40)
  await reconcile(site.platform)
  await key('sk_test_typed_in_by_the_merchant')
  const answer = await buyer.get('/api/shop/checkout-complete', { session_id: session.id })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { order } = answer.body.d
  expect((await merchant.get(`/api/shop/orders/${order.id}`)).body.d).toMatchObject({
    order_state: 'placed',
    payment_state: 'paid',
  })
})

test('1.6 a session that the keys of another account do not know ends with its time too; staff can cancel the order then', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const buyer = await buyerOf(site, bowl)
  await createPaymentSession(buyer)
  stripe.sessions.delete([...stripe.sessions.keys()].at(-1) ?? '')
  const [{ id }] = (await merchant.get('/api/shop/orders')).body.d.items
  expect((await merchant.post(`/api/shop/orders/${id}/cancel`)).body.error?.code).toBe('checkout.busy')
  minutes(32)
  expect((await merchant.post(`/api/shop/orders/${id}/cancel`)).body.d).toMatchObject({
    order_state: 'cancelled',
  })
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 5, reserved: 0 })
})
