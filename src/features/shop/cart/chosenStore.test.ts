/** The store that a shopper chose: kept, and what is not sold or short there says so and where it is. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, paymentSessionOf, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from '../health/invariants.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator')
  for (const title of ['Kiln Lane', 'Harbour']) await admin.post('/api/shop/stores', { title })
})
afterAll(() => site.close())

async function sell(title: string, prices: Record<string, string>): Promise<string> {
  const metas = Object.entries(prices).map(([name, value]) => ({ name, value }))
  const made = await admin.post('/api/posts', { type: 'product', title, status: 'published', metas })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.d.id
}

test('1.7 F-SHOP-06 a second product leaves the chosen store alone; the cookie follows the cart to another browser', async () => {
  const cup = await sell('Harbour cup', { product_var_default_store_harbour_price: '20.00' })
  const bowl = await sell('Bowl everywhere', { product_price: '9.00' })
  const buyer = await site.as('member')
  await buyer.post('/api/shop/store', { current_store: 'harbour' })
  await addToCart(buyer, cup)
  const both = (await addToCart(buyer, bowl)).body.d
  expect(both).toMatchObject({
    current_store: 'harbour',
    error: false,
    total: 29,
    stores: [
      { value: 'kiln_lane', title: 'Kiln Lane' },
      { value: 'harbour', title: 'Harbour' },
    ],
  })

  // Another browser of the same account knows nothing of the choice until it has read the cart.
  buyer.cookies.delete('plinth_store')
  expect((await buyer.get('/api/shop/cart')).body.d.current_store).toBe('harbour')
  expect(buyer.cookies.get('plinth_store')).toBe('harbour')
})

test('1.7 a line that is not sold at the store has no price of 0, and says where it is sold', async () => {
  const cup = await sell('Only at the harbour', { product_var_default_store_harbour_price: '20.00' })
  const buyer = site.visitor()
  await addToCart(buyer, cup, { current_store: 'harbour' })
  const [line] = (await buyer.post('/api/shop/store', { current_store: 'kiln_lane' })).body.d.items
  expect(line).toMatchObject({
    error: true,
    has_price: false,
    msg: ['Not sold at Kiln Lane. Harbour has it.'],
  })
  expect((await createPaymentSession(buyer)).body.error?.message).toContain('Not sold at Kiln Lane')
  expect((await buyer.post('/api/shop/store', { current_store: 'harbour' })).body.d).toMatchObject({
    error: false,
    items: [{ has_price: true, price: 20 }],
  })
})

test('1.8 F-SHOP-07 what is more than there is says so at the add, with the place and what another place has, and adds nothing', async () => {
  const mug = await sell('Counted mug', {
    product_price: '5.00',
    product_var_default_store_kiln_lane_quantity: '5',
    product_var_default_store_harbour_quantity: '2',
  })
  const buyer = site.visitor()
  expect((await addToCart(buyer, mug, { quantity: 5 })).body.d.error).toBe(false)
  const more = await addToCart(buyer, mug, { quantity: 2 })
  expect([more.status, more.body.error?.code, more.body.error?.message]).toEqual([
    422,
    'stock.in_cart',
    'Only 5 left of Counted mug, and 5 are in your cart already.',
  ])
  const first = await addToCart(site.visitor(), mug, { quantity: 6 })
  expect([first.status, first.body.error?.message]).toEqual([422, 'Only 5 left of Counted mug.'])
  expect((await buyer.get('/api/shop/cart')).body.d.items).toMatchObject([{ quantity: 5, error: false }])
  // What was fine when it was added, and is short now, says where the rest is.
  const [row] = (await admin.get('/api/shop/stock', { post_id: mug, store: 'kiln_lane' })).body.d
  await admin.post('/api/shop/stock', {
    variant_id: row.variant_id,
    store: 'kiln_lane',
    delta: -2,
    reason: 'damaged',
  })
  expect((await buyer.get('/api/shop/cart')).body.d.items[0].msg).toEqual([
    'Only 3 left at Kiln Lane. Harbour has 2.',
  ])
})

test('1.8 what is added while another tab pays stays in the cart, with its quantity; what was bought goes', async () => {
  const bowl = await sell('Bowl', { product_price: '20.00' })
  const plate = await sell('Plate', { product_price: '7.00' })
  const buyer = site.visitor()
  await addToCart(buyer, bowl, { quantity: 2 })
  const { body: paymentSession } = await createPaymentSession(buyer)
  await addToCart(buyer, bowl)
  await addToCart(buyer, plate, { quantity: 3 })
  await press(site, paymentSession.d, 'pay')
  const done = await buyer.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(paymentSession.d),
  })
  expect(done.body.d).toMatchObject({ status: 'paid', order: { lines: [{ title: 'Bowl', quantity: 2 }] } })
  expect(buyer.cookies.get('plinth_cart')).toBe('4')
  const left = (await buyer.get('/api/shop/cart')).body.d
  expect(
    left.items.map(({ title, quantity }: { title: string; quantity: number }) => [title, quantity]),
  ).toEqual([
    ['Bowl', 1],
    ['Plate', 3],
  ])
  const { body: next } = await createPaymentSession(buyer)
  await press(site, next.d, 'pay')
  expect((await buyer.get('/api/shop/cart')).body.d.items).toEqual([])
  // The payment of the first order came once more: it is the same money.
  await press(site, paymentSession.d, 'pay')
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test('1.7 F-SHOP-06 a store that does not have all of the cart is asked about first, and the cart stays as it is', async () => {
  const cup = await sell('Cup of Kiln Lane', { product_var_default_store_kiln_lane_price: '20.00' })
  const jug = await sell('Jug of both', { product_price: '9.00' })
  const buyer = site.visitor()
  await addToCart(buyer, cup, { current_store: 'kiln_lane' })
  await addToCart(buyer, jug)
  const asked = await buyer.post('/api/shop/store', { current_store: 'harbour', only_whole: true })
  expect([asked.status, asked.body.error?.code, asked.body.error?.message]).toEqual([
    409,
    'store.lacks',
    'Harbour does not have everything in your cart: Cup of Kiln Lane (Not sold at Harbour. Kiln Lane has it). Nothing changes until you choose.',
  ])
  expect(buyer.cookies.get('plinth_store')).toBe('kiln_lane')
  expect((await buyer.get('/api/shop/cart')).body.d).toMatchObject({
    current_store: 'kiln_lane',
    error: false,
  })
  expect((await buyer.post('/api/shop/store', { current_store: 'harbour' })).body.d.error).toBe(true)
  // Back to where all of it is: nothing is lost, so nothing is asked.
  const back = await buyer.post('/api/shop/store', { current_store: 'kiln_lane', only_whole: true })
  expect([back.status, back.body.d.error, back.body.d.items.length]).toEqual([200, false, 2])
})

test('F-SHOP-11 a product without options is sold out, not an option unavailable', async () => {
  const gone = await sell('Gone', { product_price: '9.00', product_quantity: '0' })
  const answer = await addToCart(site.visitor(), gone)
  expect([answer.status, answer.body.error?.message]).toEqual([422, 'Sold out'])
})
