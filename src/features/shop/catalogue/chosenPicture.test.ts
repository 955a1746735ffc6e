/** The picture of what was chosen goes along: into the cart, the order, and the list that staff choose from. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { chosenPicture } from './chosenPicture.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator')
})
afterAll(() => site.close())

test('J-27 F-SHOP-07 cart, checkout and order show the picture of the chosen colour, and the first one where none shows it', async () => {
  const pictures = [
    { url: '/media/red.webp', shows: 'colour_red' },
    { url: '/media/blue.webp', shows: 'colour_deep_blue' },
  ]
  const made = await admin.post('/api/posts', {
    type: 'product',
    title: 'Tee',
    status: 'published',
    metas: [
      { name: 'product_vardef_colour', value: '["Red","Deep blue","Green"]' },
      { name: 'product_var_default_price', value: '20.00' },
      { name: 'image', value: '/media/red.webp' },
      { name: 'product_images', value: JSON.stringify(pictures) },
    ],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const buyer = await site.as('member')
  for (const colour of ['Deep blue', 'Green', 'Red'])
    await addToCart(buyer, made.body.d.id, { value: { colour } })
  const expected = ['/media/blue.webp', '/media/red.webp', '/media/red.webp']
  const cart = (await buyer.get('/api/shop/cart')).body.d
  expect(cart.items.map(({ image }: { image: string }) => image)).toEqual(expected)
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test' })
  const { body: paymentSession } = await createPaymentSession(buyer)
  await press(site, String(paymentSession.d), 'pay')
  const [order] = (await admin.get('/api/shop/orders')).body.d.items
  expect(
    (await admin.get(`/api/shop/orders/${order.id}`)).body.d.lines.map(
      ({ image }: { image: string }) => image,
    ),
  ).toEqual(expected)
})

test('J-27 a picture that shows nothing chosen, or a list that is none, leaves the product’s own', () => {
  expect(chosenPicture('/a.webp', '{', [{ name: 'glaze', value: 'Ink' }])).toBe('/a.webp')
  expect(chosenPicture('/a.webp', '["/a.webp","/b.webp"]', [{ name: 'glaze', value: 'Ink' }])).toBe('/a.webp')
  expect(
    chosenPicture(null, '[{"url":"/b.webp","shows":"glaze_ink"}]', [{ name: 'glaze', value: 'Ink' }]),
  ).toBe('/b.webp')
})
