/** A price that is planned for a moment: until then the old one holds everywhere, then the new one, at once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishScheduled } from '#features/content/versions/jobs/publishScheduled.ts'
import { runNext } from '#platform/jobs/runner.ts'
import { addToCart, createPaymentSession } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { listProducts } from './productView.ts'

let site: TestSite
let owner: Client
let now = new Date('2026-11-27T16:00:00Z')
/** Monday, eight o'clock. */
const moment = '2026-11-30T08:00:00.000Z'
beforeAll(async () => {
  site = await testSite({ clock: { now: () => now } })
  await signInAgain()
  await owner.post('/api/options', { name: 'currency', value: 'EUR' })
})
afterAll(() => site.close())

/** Sessions run out when days go by. */
async function signInAgain() {
  owner = await site.as('administrator')
}
async function save(input: Record<string, unknown>) {
  const { status, body } = await owner.post('/api/posts', input)
  expect(status, JSON.stringify(body.error)).toBe(200)
  return body.d
}
const metasOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))
const runJobs = async () => {
  while (await runNext(site.platform, [publishScheduled]));
}

async function listed(wanted: Record<string, unknown> = {}) {
  const { items } = await listProducts(site.platform, site.platform.db, {
    limit: 50,
    sort: 'price_up',
    ...wanted,
  })
  return items.map(({ title }) => title)
}

test('J-13 a planned price holds from its moment on, with the page that was planned for it, in lists, cart and checkout', async () => {
  const page = await save({ type: 'page', title: 'Prices', url: '/prices', status: 'published', value: [] })
  await save({
    type: 'product',
    title: 'Cup',
    status: 'published',
    metas: metasOf({ product_price: '20.00' }),
  })
  const mug = await save({
    type: 'product',
    title: 'Mug',
    status: 'published',
    value: [],
    metas: metasOf({ product_price: '18.00', product_quantity: '10' }),
  })
  const planned = { status: 'scheduled', publish_at: moment }
  await save({ id: page.id, version: page.version, title: 'Prices from December', ...planned })
  const shown = (await owner.get(`/api/posts/${mug.id}`, { source: 'editor' })).body.d
  const metas = [
    ...shown.metas.filter(({ name }: { name: string }) => name !== 'product_price'),
    ...metasOf({ product_price: '24.00', product_base_price: '30.00' }),
  ]
  const plan = await save({ id: mug.id, version: mug.version, metas, ...planned })
  expect(plan.planned_change_at).toBe(moment)

  const buyer = site.visitor()
  const cart = async () => (await buyer.get('/api/shop/cart')).body.d
  await addToCart(buyer, mug.id)
  expect((await cart()).total_minor).toBe(1800)
  expect(await listed()).toEqual(['Mug', 'Cup'])
  expect(await listed({ from_minor: 2200 })).toEqual([])

  // Somebody buys meanwhile: what is sold stays sold when the time comes.
  const levels = () =>
    site.platform.db
      .selectFrom('stock_level')
      .innerJoin('product_variant', 'product_variant.id', 'stock_level.variant_id')
      .select('on_hand')
      .where('post_id', '=', mug.id)
      .executeTakeFirst()
  const stock = (await owner.get('/api/shop/stock', { post_id: mug.id })).body.d
  await owner.post('/api/shop/stock', { variant_id: stock[0].variant_id, delta: -3 })
  const onHand = (await levels())?.on_hand

  now = new Date(moment)
  await runJobs()
  expect(await listed()).toEqual(['Cup', 'Mug'])
  expect(await listed({ from_minor: 2200 })).toEqual(['Mug'])
  expect((await cart()).total_minor).toBe(2400)
  const session = await createPaymentSession(buyer)
  expect(session.status, JSON.stringify(session.body)).toBe(200)
  const order = await site.platform.db
    .selectFrom('orders')
    .select('total_minor')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(order.total_minor).toBe(2400)
  const other = site.visitor()
  await addToCart(other, mug.id)
  expect((await other.get('/api/shop/cart')).body.d.total_minor).toBe(2400)
  expect((await levels())?.on_hand).toBe(onHand)
  expect((await site.visitor().get(`/api/posts/${page.id}`)).body.d.title).toBe('Prices from December')
})

test('F-POST-14 a planned product that cannot come keeps no other from its time, and is told as a job that failed', async () => {
  await signInAgain()
  const at = new Date(now.getTime() + 3_600_000).toISOString()
  const planned = { status: 'scheduled', publish_at: at }
  const product = async (title: string, price: string) =>
    save({ type: 'product', title, status: 'published', value: [], metas: metasOf({ product_price: price }) })
  const [bowl, plate, jug] = [
    await product('Bowl', '10.00'),
    await product('Plate', '11.00'),
    await product('Jug', '12.00'),
  ]
  const withSku = { product_price: '20.00', product_sku: 'ONE-OF-ITS-KIND' }
  await save({ id: bowl.id, version: bowl.version, metas: metasOf(withSku), ...planned })
  await save({ id: plate.id, version: plate.version, metas: metasOf({ product_price: '21.00' }), ...planned })
  await save({
    id: jug.id,
    version: jug.version,
    metas: metasOf({ product_price: '12.00', product_sku: 'ONE-OF-ITS-KIND' }),
  })
  now = new Date(at)
  await signInAgain()
  await expect(publishScheduled.run(site.platform, {})).rejects.toThrow()
  expect(await listed({ from_minor: 2100, to_minor: 2100 })).toEqual(['Plate'])
  expect(await listed({ from_minor: 1000, to_minor: 1000 })).toEqual(['Bowl'])
})
