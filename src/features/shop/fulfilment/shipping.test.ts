/** The delivery of a cart: the list is always that of the cart as it is, and what is not on it is not paid. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let bowl: string
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  const admin = await site.as('administrator')
  for (const title of ['Barn', 'Harbour']) await admin.post('/api/shop/stores', { title })
  const pickup_rates = ['barn', 'harbour'].map((store) => ({
    store,
    title: `Pick up at the ${store}`,
    amount_minor: 0,
  }))
  const zones = [
    {
      title: 'Austria',
      countries: ['AT'],
      rates: [
        { title: 'Parcel', amount_minor: 600, max_subtotal_minor: 7999 },
        { title: 'Parcel, free from 80', amount_minor: 0, min_subtotal_minor: 8000 },
      ],
    },
    { title: 'Portugal', countries: ['PT'], rates: [{ title: 'Abroad', amount_minor: 1900 }] },
  ]
  const saved = await admin.post('/api/shop/settings', { shipping_zones: zones, pickup_rates })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  bowl = await publishProduct(site, { metas: { product_price: '40.00' } })
})
afterAll(() => site.close())

const home = { name: 'Ada', line1: 'A 1', city: 'Graz', postcode: '8010', country: 'AT' }

/** Somebody at the barn with an address, and what the cart offers. */
async function buyer(quantity = 1): Promise<Client> {
  const visitor = site.visitor()
  await addToCart(visitor, bowl, { current_store: 'barn', quantity })
  await visitor.post('/api/shop/checkout', { email: 'ada@example.test', address: home })
  return visitor
}
const cartOf = async (visitor: Client) => (await visitor.get('/api/shop/cart')).body.d
const titlesOf = (cart: { shipping_options: { title: string }[] }) =>
  cart.shipping_options.map(({ title }) => title)
const idOf = (cart: { shipping_options: { id: string; title: string }[] }, wanted: string) =>
  cart.shipping_options.find(({ title }) => title === wanted)?.id

test('F-SHOP-08 every answer about a cart has the deliveries of that cart: location, quantity and address', async () => {
  const visitor = await buyer()
  expect(titlesOf(await cartOf(visitor))).toEqual(['Parcel', 'Pick up at the barn'])
  const moved = (await visitor.post('/api/shop/store', { current_store: 'harbour' })).body.d
  expect(titlesOf(moved)).toEqual(['Parcel', 'Pick up at the harbour'])
  expect(moved.shipping_method).toBe(idOf(moved, 'Parcel'))
  const more = (await visitor.post('/api/shop/update-cart', { id: moved.items[0].id, quantity: 2 })).body.d
  expect(titlesOf(more)).toEqual(['Parcel, free from 80', 'Pick up at the harbour'])
  const less = (await visitor.post('/api/shop/update-cart', { id: moved.items[0].id, quantity: 1 })).body.d
  expect([titlesOf(less), less.shipping_minor, less.delivery_gone]).toEqual([
    ['Parcel', 'Pick up at the harbour'],
    600,
    false,
  ])
  const { cart } = (
    await visitor.post('/api/shop/checkout', {
      address: { ...home, country: 'PT', city: 'Porto', postcode: '4050-001' },
    })
  ).body.d
  expect(titlesOf(cart)).toEqual(['Abroad', 'Pick up at the harbour'])
})

test('F-SHOP-10 a chosen delivery that is gone is dropped, said, and nothing is paid before another one is chosen', async () => {
  const visitor = await buyer()
  const before = await cartOf(visitor)
  await visitor.post('/api/shop/checkout', { shipping_method: idOf(before, 'Pick up at the barn') })
  const moved = (await visitor.post('/api/shop/store', { current_store: 'harbour' })).body.d
  expect(moved).toMatchObject({ delivery_gone: true, shipping_method: null, no_delivery: false })
  expect((await createPaymentSession(visitor)).body.error).toMatchObject({
    code: 'checkout.delivery_gone',
    message: expect.stringContaining('not offered'),
  })
  const { cart } = (
    await visitor.post('/api/shop/checkout', { shipping_method: idOf(moved, 'Pick up at the harbour') })
  ).body.d
  expect(cart).toMatchObject({
    delivery_gone: false,
    shipping_method: idOf(moved, 'Pick up at the harbour'),
    total_minor: 4000,
  })
  expect((await createPaymentSession(visitor)).status).toBe(200)
})

test('F-SHOP-10 the server refuses a delivery that the cart is not offered, by its number and by the price that was shown, and keeps the cart as it is', async () => {
  const visitor = await buyer()
  const atBarn = await cartOf(visitor)
  const moved = (await visitor.post('/api/shop/store', { current_store: 'harbour' })).body.d
  for (const shipping_method of [idOf(atBarn, 'Pick up at the barn'), site.platform.newId()]) {
    const refused = await visitor.post('/api/shop/checkout', { shipping_method })
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'checkout.delivery_gone'])
  }
  const abroad = await visitor.post('/api/shop/checkout', {
    address: { ...home, country: 'PT', postcode: '4050-001' },
    shipping_method: idOf(moved, 'Parcel'),
  })
  expect(abroad.body.error?.code).toBe('checkout.delivery_gone')
  expect(await cartOf(visitor)).toEqual(moved)
  expect((await visitor.get('/api/shop/create-session', { total_minor: '4000' })).body.error?.code).toBe(
    'cart.refused',
  )
})
