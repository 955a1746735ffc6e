/** Keys of Stripe that a merchant types in: never shown, kept sealed, after those of the environment; test mode is told everywhere. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeStripe, type FakeStripe } from '#test/support/fakeStripe.ts'
import { buyerOf, createPaymentSession, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let stripe: FakeStripe
let site: TestSite
let merchant: Client

beforeAll(async () => {
  stripe = await startFakeStripe()
  site = await testSite({ environment: { STRIPE_API_BASE: stripe.environment.STRIPE_API_BASE } })
  await setCurrency(site, 'EUR')
  merchant = await site.as('shop_manager')
})
afterAll(async () => {
  await site.close()
  await stripe.close()
})

const key = 'sk_test_typed_in_by_the_merchant'
const state = async () => (await merchant.get('/api/shop/payments')).body.d
const option = (name: string, value: string | null) => merchant.post('/api/options', { name, value })

test('F-SHOP-10 without keys payments are test payments; a typed key turns cards on at once and is never given back', async () => {
  expect(await state()).toMatchObject({
    cards: 'test',
    secret_key: null,
    webhook_secret: null,
    last_event_at: null,
  })
  expect((await merchant.post('/api/shop/payments/check')).status).toBe(404)
  const bowl = await publishProduct(site)
  expect((await createPaymentSession(await buyerOf(site, bowl))).body.d).toContain('/pay/test/')
  expect((await option('shop.stripe_key_secret', 'pk_test_a_publishable_key')).body.error?.message).toContain(
    'starts with sk_ or rk_',
  )
  const saved = await option('shop.stripe_key_secret', key)
  expect(saved.body, JSON.stringify(saved.body)).toMatchObject({ d: { value: null }, is_set: true })
  expect((await createPaymentSession(await buyerOf(site, bowl))).body.d).toContain(
    'https://checkout.example/',
  )
  expect(await state()).toMatchObject({ cards: 'stripe_test', secret_key: 'settings', webhook_secret: null })
  const written = JSON.stringify([
    await state(),
    (await merchant.get('/api/options')).body,
    (await (await site.as('administrator')).get('/api/options/shop.stripe_key_secret')).body,
  ])
  expect(written).not.toContain('typed_in_by')
  const row = await site.platform.db
    .selectFrom('option')
    .select('value')
    .where('name', '=', 'shop.stripe_key_secret')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row.value)).not.toContain('typed_in_by')
})

test('F-SHOP-10 the connection is asked for, and what Stripe says to a wrong key is told', async () => {
  expect((await merchant.post('/api/shop/payments/check')).body.d).toEqual({
    is_ok: true,
    message:
      'Stripe answers, in its test mode: no money moves. Without the signing secret of a webhook, payments are confirmed only when the buyer comes back or a few minutes later.',
  })
  stripe.failNext('/v1/balance', 'reset', 'reset', 'reset')
  expect((await merchant.post('/api/shop/payments/check')).body.d).toEqual({
    is_ok: false,
    message: 'Stripe does not answer.',
  })
})

test('F-SHOP-13 an order in the test mode of Stripe is a test order; its events are proven with the typed secret', async () => {
  await option('shop.stripe_webhook_secret', stripe.environment.STRIPE_WEBHOOK_SECRET)
  const visitor = await buyerOf(site, await publishProduct(site))
  await createPaymentSession(visitor)
  const paymentSession = [...stripe.sessions.values()].at(-1)
  if (!paymentSession) throw new Error('no session')
  stripe.act(paymentSession.id, 'pay')
  const { payload, headers } = stripe.event('checkout.session.completed', paymentSession)
  expect((await site.visitor().call('POST', '/api/shop/webhooks/stripe', payload, headers)).status).toBe(200)
  const done = (await visitor.get('/api/shop/checkout-complete', { session_id: paymentSession.id })).body.d
  expect(done).toMatchObject({
    status: 'paid',
    order: { is_test: true, number: expect.stringMatching(/^T-/) },
  })
  expect((await state()).last_event_at).not.toBeNull()
})

test('F-SHOP-10 a key that is taken away leads back to test payments; events of Stripe are refused then', async () => {
  await option('shop.stripe_key_secret', null)
  expect(await state()).toMatchObject({ cards: 'test', secret_key: null })
  const { payload, headers } = stripe.event('checkout.session.completed', { id: 'cs_none' })
  expect((await site.visitor().call('POST', '/api/shop/webhooks/stripe', payload, headers)).status).toBe(404)
})

test('F-SHOP-10 keys of the environment go before typed ones; nobody but merchants sees how the shop is paid', async () => {
  const other = await testSite({ environment: stripe.environment })
  const ines = await other.as('administrator')
  await ines.post('/api/options', { name: 'shop.stripe_key_secret', value: 'sk_live_typed_and_not_used' })
  expect((await ines.get('/api/shop/payments')).body.d).toMatchObject({
    cards: 'stripe_test',
    secret_key: 'environment',
    webhook_secret: 'environment',
  })
  expect((await (await other.as('editor')).get('/api/shop/payments')).status).toBe(403)
  await other.close()
})
