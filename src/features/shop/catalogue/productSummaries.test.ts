/** What the list of products says beside each: price and items, for those who sell them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator')
})
afterAll(() => site.close())

async function made(title: string, metas: Record<string, string>): Promise<string> {
  const { status, body } = await admin.post('/api/posts', {
    type: 'product',
    title,
    status: 'published',
    metas: Object.entries(metas).map(([name, value]) => ({ name, value })),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.d.id
}

test('F-SHOP-01 F-SHOP-05 the list of products knows the lowest price and what is left, for those who may sell', async () => {
  const mug = await made('Mug', {
    product_vardef_size: '["S","M"]',
    product_var_size_s_price: '20.00',
    product_var_size_m_price: '25.00',
    product_var_size_s_quantity: '3',
    product_var_size_m_quantity: '4',
  })
  const gone = await made('Gone', { product_price: '9.00', product_quantity: '0' })
  const plain = await made('Plain', {})
  const { body } = await admin.call('GET', `/api/shop/products?ids[]=${mug}&ids[]=${gone}&ids[]=${plain}`)
  expect(body.d).toEqual([
    { id: mug, price_minor: 2000, is_from: true, quantity: 7, is_counted_whole: true },
    { id: gone, price_minor: 900, is_from: false, quantity: 0, is_counted_whole: true },
    { id: plain, price_minor: null, is_from: false, quantity: null, is_counted_whole: false },
  ])
  expect((await (await site.as('member')).call('GET', `/api/shop/products?ids[]=${mug}`)).status).toBe(403)
})
