/** Places of the shop and what is there: closed only when empty, and the ledger tells every movement. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from '../health/invariants.ts'

let site: TestSite
let admin: Client
let bowl: string
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator')
  for (const title of ['Kiln Lane', 'Harbour']) await admin.post('/api/shop/stores', { title })
  const made = await admin.post('/api/posts', {
    type: 'product',
    title: 'Oat bowl',
    status: 'published',
    metas: [
      { name: 'product_var_default_price', value: '20.00' },
      { name: 'product_sku', value: 'OAT' },
      { name: 'product_var_default_store_harbour_price', value: '25.00' },
      { name: 'product_var_default_store_harbour_quantity', value: '3' },
    ],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  bowl = made.body.d.id
})
afterAll(() => site.close())

const placeOf = async (short: string): Promise<string> =>
  (await admin.get('/api/shop/stores')).body.d.find(({ value }: { value: string }) => value === short)?.id
const rows = async (query: Record<string, string> = {}) => (await admin.get('/api/shop/stock', query)).body.d
const atHarbour = async () => (await rows({ store: 'harbour' }))[0]

test('F-SHOP-06 a place does not close while items stand or an order waits there; then it is gone for buyers and products, and past orders name it', async () => {
  const id = await placeOf('harbour')
  expect((await admin.delete(`/api/shop/stores/${id}`)).body.error).toMatchObject({
    code: 'store.has_stock',
    message: expect.stringContaining('3 items are still at Harbour'),
  })
  const buyer = await site.as('member')
  await buyer.post('/api/shop/store', { current_store: 'harbour' })
  await addToCart(buyer, bowl, { current_store: 'harbour', quantity: 3 })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  expect((await admin.delete(`/api/shop/stores/${id}`)).body.error).toMatchObject({
    code: 'store.has_orders',
  })
  const [order] = (await buyer.get('/api/shop/orders')).body.d.items
  await admin.post(`/api/shop/orders/${order.id}/fulfil`, { is_pickup: true })
  await admin.post(`/api/shop/orders/${order.id}/hand-over`)

  expect((await site.as('author').then((author) => author.delete(`/api/shop/stores/${id}`))).status).toBe(403)
  const closed = await admin.delete(`/api/shop/stores/${id}`)
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  expect(closed.body.d.map(({ value }: { value: string }) => value)).toEqual(['kiln_lane'])
  expect((await rows()).map(({ store }: { store: string }) => store)).not.toContain('harbour')
  const { metas, version } = (await admin.get(`/api/posts/${bowl}`, { source: 'editor' })).body.d
  expect(metas.map(({ name }: { name: string }) => name)).not.toContain(
    'product_var_default_store_harbour_price',
  )
  expect((await admin.post('/api/posts', { id: bowl, version, title: 'Oat bowl, still' })).status).toBe(200)
  expect((await admin.delete(`/api/shop/stores/${id}`)).status).toBe(404)

  // Its short name is free again, and what comes back from its last order goes to a place that is open.
  const open = (await admin.post('/api/shop/stores', { title: 'Harbour' })).body.d
  expect(open).toHaveLength(2)
  const before = (await rows({ store: 'kiln_lane', post_id: bowl }))[0]?.on_hand ?? 0
  const refunded = await admin.post(`/api/shop/orders/${order.id}/refund`, { restock: true })
  expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
  expect(
    (await rows({ post_id: bowl })).find(({ store }: { store: string }) => store === 'kiln_lane')?.on_hand,
  ).toBe(before + 3)
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test('F-SHOP-05 stock is found by words and place, page by page, and each change tells why, by whom and for which order', async () => {
  const cup = await publishProduct(site, {
    title: 'Tall cup',
    metas: { product_price: '9.00', product_quantity: '8', product_sku: 'CUP-100%' },
  })
  const found = await admin.get('/api/shop/stock', { keywords: '100%', p: '1', limit: '1' })
  expect(found.body.d).toHaveLength(1)
  expect(found.body.pagination).toEqual({ p: 1, limit: 1, total: 2, pages: 2 })
  const [row] = await rows({ post_id: cup })
  const change = (input: Record<string, unknown>) =>
    admin.post('/api/shop/stock', { variant_id: row.variant_id, store: row.store, ...input })
  await change({ delta: 4, reason: 'received' })
  await change({ delta: -1, reason: 'damaged' })
  const buyer = await site.as('member')
  await addToCart(buyer, cup, { current_store: row.store })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  const moves = (await admin.get(`/api/shop/stock/${row.variant_id}/movements`)).body.d
  const listed = moves
    .filter(({ store }: { store: string }) => store === 'Kiln Lane')
    .map((move: { reason: string; delta_on_hand: number; order_number: string | null }) => [
      move.reason,
      move.delta_on_hand,
      move.order_number,
    ])
  expect(listed).toEqual([
    ['sale', -1, 'T-1002'],
    ['hold', 0, 'T-1002'],
    ['damaged', -1, null],
    ['received', 4, null],
    ['initial', 8, null],
  ])
  expect(moves.find(({ reason }: { reason: string }) => reason === 'damaged').actor).toBe('administrator')
  expect((await admin.get(`/api/shop/stock/${site.platform.newId()}/movements`)).status).toBe(404)
  expect(await atHarbour()).toBeDefined()
})

test('F-SHOP-06 a location that is added later has none of what is counted elsewhere; what is not counted is sold there too', async () => {
  const counted = await publishProduct(site, {
    title: 'One jug',
    metas: { product_price: '9.00', product_quantity: '1' },
  })
  const uncounted = await publishProduct(site, { title: 'A card', metas: { product_price: '2.00' } })
  expect((await admin.post('/api/shop/stores', { title: 'Market' })).status).toBe(200)
  const there = async (post_id: string) =>
    (await rows({ post_id }))
      .filter(({ store }: { store: string }) => store === 'market')
      .map(({ on_hand }: { on_hand: number }) => on_hand)
  expect(await there(counted)).toEqual([0])
  const put = async (post_id: string) =>
    (await site.as('member')).post('/api/shop/cart', {
      post_id,
      value: {},
      quantity: 1,
      current_store: 'market',
    })
  expect((await put(counted)).status).toBe(422)
  expect((await put(uncounted)).status).toBe(200)
  expect(await there(uncounted)).not.toEqual([0])
  expect(await brokenInvariants(site.platform)).toEqual([])
})
