/** One secret for all processes of a database: with it everything works at both, with another nothing starts, and what cannot be read is never taken for not set. */
import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#features/people/accounts.ts'
import { codeAt, stepOf } from '#features/people/totp.ts'
import { fixedClock } from '#platform/clock.ts'
import { fingerprintOfSecret, secretOfText, setFingerprint } from '#platform/installationSecret.ts'
import { rotateSecret } from '#platform/rotateSecret.ts'
import { startFakeStripe, type FakeStripe } from '#test/support/fakeStripe.ts'
import {
  buyerOf,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'))
const secret = 'a-secret-of-the-installation-0123456789'
const email = 'ada@example.test'
const password = 'a kiln at cone six'
let stripe: FakeStripe
let environment: Record<string, string>
let one: TestSite
let two: TestSite
let admin: Client
let product: string

beforeAll(async () => {
  stripe = await startFakeStripe()
  environment = { PLINTH_SECRET: secret, STRIPE_API_BASE: stripe.environment.STRIPE_API_BASE ?? '' }
  one = await testSite({ environment, clock })
  two = await testSite({ environment, clock, beside: one })
  await setCurrency(one, 'EUR')
  admin = await one.as('administrator')
  product = await publishProduct(one)
  await createAccount(one.platform, one.platform.db, { name: 'Ada', email, password, role: 'author' })
})
afterAll(async () => {
  await two.close()
  await one.close()
  await stripe.close()
})

/** The same person at the other process. */
function at(site: TestSite, client: Client): Client {
  const there = site.visitor()
  for (const [name, value] of client.cookies) there.cookies.set(name, value)
  return there
}

function keyOf(typed: string): Buffer {
  const bits = [...typed]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const stripeKey = (value: string | null) =>
  admin.post('/api/options', { name: 'shop.stripe_key_secret', value })
const login = (site: TestSite, totp?: string) =>
  site.visitor().post('/api/users/login', { email, password, totp })
let recovery: string[] = []
let totpKey: Buffer

async function setUpSecondStep() {
  const ada = one.visitor()
  await ada.post('/api/users/login', { email, password })
  totpKey = keyOf(
    (await ada.post('/api/users/totp', { action: 'begin', current_password: password })).body.d.secret,
  )
  // Confirmed at the other process than it was begun.
  const done = await at(two, ada).post('/api/users/totp', {
    action: 'confirm',
    code: codeAt(totpKey, stepOf(clock.now().getTime())),
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  recovery = done.body.d.recovery_codes
}
function nextCode(): string {
  clock.advance(30_000)
  return codeAt(totpKey, stepOf(clock.now().getTime()))
}

test('2.1 two processes with data directories of their own share one secret: what is sealed and signed at one works at the other', async () => {
  await setUpSecondStep()
  expect((await login(two, nextCode())).status).toBe(200)
  expect((await login(one, nextCode())).status).toBe(200)

  const form = (
    await admin.post('/api/posts', {
      type: 'form',
      title: 'Ask',
      status: 'published',
      value: [],
      metas: [{ name: 'fields', value: JSON.stringify([{ name: 'name', title: 'Name', type: 'string' }]) }],
    })
  ).body.d
  const person = await one.as('member')
  const { token } = (await person.get(`/api/forms/${form.id}`)).body
  clock.advance(5000)
  expect(
    (await at(two, person).post(`/api/forms/${form.id}`, { token, value: { name: 'Ada' } })).status,
  ).toBe(200)

  // Test payments: begun at one, paid and looked at by the other.
  const buyer = await buyerOf(one, product)
  const url = (await createPaymentSession(buyer)).body.d
  await press(two, url, 'pay')
  const { order } = (
    await at(two, buyer).get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })
  ).body.d
  const link = new URL(order.page_url, two.url)
  expect(
    (
      await two
        .visitor()
        .get('/api/shop/invoice', { number: order.number, token: link.searchParams.get('token') ?? '' })
    ).body.error?.code,
  ).not.toBe('order.missing')

  expect((await stripeKey('sk_test_typed_in_by_the_merchant')).status).toBe(200)
  expect((await createPaymentSession(await buyerOf(two, product))).body.d).toContain(
    'https://checkout.example/',
  )
})

test('2.1 a process with another secret does not start, and says what to do; a secret that is too short is refused unseen', async () => {
  for (const wrong of [
    { PLINTH_SECRET: 'another-secret-than-that-of-the-database' },
    { PLINTH_SECRET: '' },
  ]) {
    await expect(testSite({ environment: { ...environment, ...wrong }, beside: one })).rejects.toThrow(
      /^The secret of this process is not the one .* Set PLINTH_SECRET/,
    )
  }
  await expect(testSite({ environment: { PLINTH_SECRET: 'swordfish' }, beside: one })).rejects.toThrow(
    /^PLINTH_SECRET is wrong: must have at least 32 characters\.$/,
  )
  await expect(
    testSite({ environment: { PLINTH_SECRET_FILE: '/nowhere/at/all' }, beside: one }),
  ).rejects.toThrow(/PLINTH_SECRET_FILE is wrong: \/nowhere\/at\/all cannot be read/)
})

test('2.1 a database of an earlier release takes the secret that opens all it holds, and no other', async () => {
  const { db } = one.platform
  await db.updateTable('site').set({ secret_fingerprint: null }).execute()
  await expect(
    testSite({ environment: { PLINTH_SECRET: 'another-secret-than-that-of-the-database' }, beside: one }),
  ).rejects.toThrow(/cannot read: .*(second step at login of ada@example.test|Secret key of Stripe)/)
  const third = await testSite({ environment, beside: one })
  await third.close()
  expect(
    (await db.selectFrom('site').select('secret_fingerprint').executeTakeFirstOrThrow()).secret_fingerprint,
  ).toBe(fingerprintOfSecret(secretOfText(secret)))
})

test('2.1 what cannot be read fails closed: no test payments, no 500, and Home says what to enter again', async () => {
  const { platform } = one
  // As a process that goes on while another one changes the secret under it.
  const own = platform.secret
  const buyer = await buyerOf(one, product)
  await setFingerprint(platform.db, fingerprintOfSecret(createSecretKey(Buffer.alloc(32, 7))))
  expect((await stripeKey('sk_test_typed_by_a_process_of_yesterday')).body.error?.code).toBe('secret.changed')
  expect((await admin.get('/api/dashboard/summary')).body.d.unreadable).toEqual([
    { title: expect.stringContaining('everything'), screen: '/user/settings' },
  ])
  await setFingerprint(platform.db, fingerprintOfSecret(own))

  // A single value that was sealed otherwise, as after a half restored backup.
  const before = await platform.db
    .selectFrom('option')
    .select('value')
    .where('name', '=', 'shop.stripe_key_secret')
    .executeTakeFirstOrThrow()
  await platform.db
    .updateTable('option')
    .set({ value: JSON.stringify('bm90IHNlYWxlZCB3aXRoIHRoaXMga2V5IGF0IGFsbCwgbG9uZyBlbm91Z2g=') })
    .where('name', '=', 'shop.stripe_key_secret')
    .execute()
  await admin.post('/api/options', { name: 'site_name', value: 'Larkmoor' })
  const refused = await createPaymentSession(buyer)
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'payment.key_unreadable'])
  expect((await createPaymentSession(await buyerOf(two, product))).status).toBe(503)
  // What needs no key goes on, and nothing else is offered.
  expect((await admin.post('/api/shop/settings', { manual_payments: true })).status).toBe(200)
  const later = await buyerOf(one, product)
  expect((await createPaymentSession(later)).status, 'paying now was chosen').toBe(503)
  expect((await later.post('/api/shop/checkout', {})).body.d).toMatchObject({
    card_payments: false,
    manual_payments: true,
    payment_method: 'manual',
  })
  expect((await later.post('/api/shop/checkout', { payment_method: 'manual' })).status).toBe(200)
  expect((await createPaymentSession(later)).status).toBe(200)
  const orders: { provider: string; is_test: boolean; order_state: string }[] = (
    await admin.get('/api/shop/orders')
  ).body.d.items
  expect(orders.find(({ provider }) => provider === 'manual')).toMatchObject({
    is_test: false,
    order_state: 'placed',
  })
  expect((await admin.post('/api/shop/settings', { manual_payments: false })).status).toBe(200)
  expect((await admin.get('/api/shop/payments')).body.d.cards).toBe('unreadable')
  expect((await admin.get('/api/dashboard/setup')).body.d.payment).toBe(false)
  expect((await admin.get('/api/dashboard/summary')).body.d.unreadable).toEqual([
    { title: 'the setting “Secret key of Stripe”', screen: '/user/settings' },
  ])
  expect((await (await one.as('editor')).get('/api/dashboard/summary')).body.d.unreadable).toBeNull()
  await platform.db
    .updateTable('option')
    .set({ value: JSON.stringify(before.value) })
    .where('name', '=', 'shop.stripe_key_secret')
    .execute()
  await admin.post('/api/options', { name: 'site_name', value: 'Larkmoor Pots' })
  expect((await createPaymentSession(buyer)).status).toBe(200)

  const { totp_secret: sealed } = await platform.db
    .selectFrom('user_account')
    .select('totp_secret')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await platform.db
    .updateTable('user_account')
    .set({ totp_secret: 'bm90IHNlYWxlZCB3aXRoIHRoaXMga2V5IGF0IGFsbCwgbG9uZyBlbm91Z2g=' })
    .where('email', '=', email)
    .execute()
  const blind = await login(one, nextCode())
  expect([blind.status, blind.body.error?.code]).toEqual([401, 'login.totp_unreadable'])
  expect((await login(one, recovery[0])).status).toBe(200)
  await platform.db
    .updateTable('user_account')
    .set({ totp_secret: sealed })
    .where('email', '=', email)
    .execute()
})

test('2.1 the rotation seals everything anew or nothing: all works with the new secret, the old one no longer starts', async () => {
  const { platform } = one
  const { value: damaged } = await platform.db
    .selectFrom('option')
    .select('value')
    .where('name', '=', 'shop.stripe_key_secret')
    .executeTakeFirstOrThrow()
  const sealed = async () =>
    JSON.stringify([
      await platform.db.selectFrom('option').select('value').where('name', 'like', '%_secret').execute(),
      await platform.db.selectFrom('user_account').select('totp_secret').where('email', '=', email).execute(),
    ])
  await platform.db
    .updateTable('option')
    .set({ value: JSON.stringify('bm90IHNlYWxlZCB3aXRoIHRoaXMga2V5IGF0IGFsbCwgbG9uZyBlbm91Z2g=') })
    .where('name', '=', 'shop.stripe_key_secret')
    .execute()
  const before = await sealed()
  await expect(rotateSecret(platform, secretOfText('the-next-secret-of-the-installation-1'))).rejects.toThrow(
    /was not changed: the setting “Secret key of Stripe” cannot be read/,
  )
  expect(await sealed()).toBe(before)
  await platform.db
    .updateTable('option')
    .set({ value: JSON.stringify(damaged) })
    .where('name', '=', 'shop.stripe_key_secret')
    .execute()

  await admin.post('/api/types', {
    slug: 'recipe',
    title: 'Recipe',
    plural: 'recipes',
    fields: [
      { name: 'cone', title: 'Cone', type: 'string' },
      { name: 'kiln_secret', title: 'Kiln code', type: 'string', is_required: true },
    ],
  })
  const made = await admin.post('/api/t/recipes', {
    title: 'Sealed',
    status: 'published',
    fields: { kiln_secret: 'swordfish' },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)

  const next = 'the-next-secret-of-the-installation-2'
  expect(await rotateSecret(platform, secretOfText(next))).toBeGreaterThanOrEqual(3)
  await expect(testSite({ environment, beside: one })).rejects.toThrow(
    /^The secret of this process is not the one/,
  )
  const fresh = await testSite({ environment: { ...environment, PLINTH_SECRET: next }, clock, beside: one })
  try {
    expect((await login(fresh, nextCode())).status).toBe(200)
    expect((await createPaymentSession(await buyerOf(fresh, product))).body.d).toContain(
      'https://checkout.example/',
    )
    const there = at(fresh, admin)
    expect((await there.get('/api/dashboard/summary')).body.d.unreadable).toEqual([])
    const post = (await there.get(`/api/posts/${made.body.d.id}`, { source: 'editor' })).body.d
    expect(
      (
        await there.post('/api/posts', {
          id: post.id,
          version: post.version,
          status: 'published',
          title: 'Sealed anew',
        })
      ).status,
    ).toBe(200)
  } finally {
    await fresh.close()
  }
})
