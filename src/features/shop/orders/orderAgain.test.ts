/** What an account finds again: the same things in the cart at today's prices, and the address already filled in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
})
afterAll(() => site.close())

const address = {
  name: 'Ada',
  line1: 'Kiln 9',
  line2: '',
  city: 'Delft',
  region: '',
  postcode: '2611 AB',
  country: 'NL',
  phone: '',
}

test('F-SHOP-13 an order is put into the cart again with its variant and choices; what is gone is named; the address is there', async () => {
  const mug = await publishProduct(site, {
    title: 'Mug',
    metas: {
      product_vardef_size: ['S', 'L'],
      product_var_size_s_price: '9.00',
      product_var_size_l_price: '12.00',
      product_opt_wrap: ['Yes', 'No'],
    },
  })
  const gone = await publishProduct(site, { title: 'Last vase', metas: { product_price: '50.00' } })
  const buyer = await site.as('member')
  await addToCart(buyer, mug, { value: { size: 'L', wrap: 'Yes' }, quantity: 2 })
  await addToCart(buyer, gone)
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test', address })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  const [order] = (await buyer.get('/api/shop/orders')).body.d.items
  await site.platform.db.deleteFrom('live').where('post_id', '=', gone).execute()
  await site.platform.db
    .updateTable('product_variant')
    .set({ is_retired: true })
    .where('post_id', '=', gone)
    .execute()
  const again = await buyer.post(`/api/shop/orders/${order.id}/again`)
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect(again.body.d.added).toBeGreaterThanOrEqual(2)
  const cart = (await buyer.get('/api/shop/cart')).body.d
  expect(cart.items.find(({ title }: { title: string }) => title === 'Mug')).toMatchObject({
    quantity: 2,
    price_minor: 1200,
    choices: expect.arrayContaining([expect.objectContaining({ name: 'wrap' })]),
  })
  expect((await buyer.post('/api/shop/checkout', {})).body.d.address).toEqual(address)
  expect(
    (await buyer.post('/api/shop/checkout', { address: { ...address, line1: 'Kiln 10' } })).body.d.address
      .line1,
  ).toBe('Kiln 10')
  expect((await buyer.post('/api/shop/checkout', {})).body.d.address.line1).toBe('Kiln 10')
})

test('F-SHOP-13 a guest and somebody new are told no address', async () => {
  const cup = await publishProduct(site)
  for (const client of [site.visitor(), await site.as('member')]) {
    await addToCart(client, cup)
    expect((await client.post('/api/shop/checkout', {})).body.d.address).toBeNull()
  }
})
