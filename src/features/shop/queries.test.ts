/** How often the calls that shoppers make most ask the database: a cart has no statement for each line or rule. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addToCart, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { watchStatements } from '#test/support/statements.ts'
import { testPaymentPage } from './payments/testPaymentPage.ts'

let site: TestSite
let texts: string[] = []
/** What is sent in one go counts once: it is waited for once. */
let roundTrips = 0
/** Tries of limited calls; those far below their limit are counted aside, soon after (decision 024). */
let tries = 0

beforeAll(async () => {
  watchStatements({
    sent(together) {
      // The counter of changes is asked once a second; after a change in this process for each request, as here.
      if (together.some((text) => /from \W*cache_version/.test(text))) return undefined
      if (together.some((text) => text.includes('into rate_limit'))) {
        tries += together.length
        return undefined
      }
      texts.push(...together)
      roundTrips += 1
      return undefined
    },
  })
  site = await testSite()
  await setCurrency(site, 'EUR')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await site.close()
})

test('F-SHOP-07 adding to a cart takes one trip to the database, however many lines it has; its try is counted aside', async () => {
  const products = [await publishProduct(site), await publishProduct(site), await publishProduct(site)]
  const visitor = site.visitor()
  for (const product of products) await addToCart(visitor, product)
  roundTrips = 0
  tries = 0
  await addToCart(visitor, products[0] ?? '')
  expect(roundTrips).toBe(1)
  await expect.poll(() => tries).toBeGreaterThan(0)
  texts = []
  await visitor.get('/api/shop/cart')
  expect(texts).toHaveLength(2)
})

test('F-SHOP-10 F-SHOP-13 a guest who buys waits for the database a counted number of times', async () => {
  const product = await publishProduct(site)
  const earlier = site.visitor()
  await addToCart(earlier, product)
  // What is remembered of the shop's settings is read by the first.
  await earlier.get('/api/shop/create-session')
  const visitor = site.visitor()
  await addToCart(visitor, product)
  const roundTripsOf = async (work: () => Promise<unknown>) => {
    roundTrips = 0
    await work()
    return roundTrips
  }
  const address = {
    name: 'Ada Byron',
    line1: '12 Mill Lane',
    line2: '',
    city: 'Graz',
    region: '',
    postcode: '8010',
    country: 'AT',
  }
  expect(
    await roundTripsOf(() => visitor.post('/api/shop/checkout', { email: 'ada@example.test', address })),
  ).toBeLessThanOrEqual(1)
  let page = ''
  const open = async () => {
    page = (await visitor.get('/api/shop/create-session')).body.d
  }
  expect(await roundTripsOf(open)).toBeLessThanOrEqual(5)
  const pay = {
    method: 'POST',
    path: new URL(page).pathname,
    body: new URLSearchParams({ action: 'pay' }),
    headers: {},
  }
  let result = ''
  const press = async () => {
    result = (await testPaymentPage(site.platform, pay)).headers.location ?? ''
  }
  expect(await roundTripsOf(press)).toBeLessThanOrEqual(5)
  let receipt: unknown
  const comeBack = async () => {
    receipt = (await visitor.get(`/api/shop/checkout-complete${new URL(result).search}`)).body.d.status
  }
  // The third reads what was put into the cart while the payment ran.
  expect(await roundTripsOf(comeBack)).toBeLessThanOrEqual(3)
  expect(receipt).toBe('paid')
})

test('F-SHOP-07 two requests at once both count, and a repeated tap counts once', async () => {
  const product = await publishProduct(site)
  const visitor = site.visitor()
  await addToCart(visitor, product)
  const add = (headers?: Record<string, string>) =>
    visitor.call('POST', '/api/shop/cart', { post_id: product, value: {}, quantity: 1 }, headers)
  await Promise.all(Array.from({ length: 8 }, () => add()))
  await Promise.all(Array.from({ length: 5 }, () => add({ 'idempotency-key': 'one tap' })))
  const { body } = await visitor.get('/api/shop/cart')
  expect(body.d.items).toMatchObject([{ quantity: 10 }])
})

test('F-SHOP-07 a line grows to 9999 items and no further, a cart to 200 lines', async () => {
  const product = await publishProduct(site, {
    metas: { product_price: '1.00', product_opt_card: Array.from({ length: 60 }, (_, i) => `w${i}`) },
  })
  const visitor = site.visitor()
  await visitor.post('/api/shop/cart', { post_id: product, value: {}, quantity: 9999 })
  const more = await visitor.post('/api/shop/cart', { post_id: product, value: {}, quantity: 1 })
  expect([more.status, more.body.error?.code]).toEqual([422, 'cart.quantity'])
  const [cart] = await site.platform.db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .select('cart.id')
    .where('quantity', '=', 9999)
    .execute()
  const line = await site.platform.db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_id', '=', cart?.id ?? '')
    .executeTakeFirstOrThrow()
  const filling = Array.from({ length: 199 }, (_, i) => ({
    ...line,
    id: site.platform.newId(),
    choices: '[]',
    choices_hash: `filled ${i}`,
    quantity: 1,
  }))
  await site.platform.db.insertInto('cart_line').values(filling).execute()
  const full = await visitor.post('/api/shop/cart', { post_id: product, value: { card: 'w1' }, quantity: 1 })
  expect([full.status, full.body.error?.code]).toEqual([422, 'cart.full'])
})
