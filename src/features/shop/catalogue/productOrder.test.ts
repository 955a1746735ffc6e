/** Lists of products by price: the row that keeps the lowest price stands as the tables say, page after page. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { listProducts } from './productView.ts'

let site: TestSite
let administrator: Client
let now = new Date('2026-05-01T10:00:00Z')
beforeAll(async () => {
  site = await testSite({ clock: { now: () => now } })
  administrator = await site.as('administrator')
  await administrator.post('/api/options', { name: 'currency', value: 'USD' })
})
afterAll(() => site.close())

async function save(input: Record<string, unknown>) {
  const { status, body } = await administrator.post('/api/posts', {
    type: 'product',
    value: [],
    status: 'published',
    ...input,
  })
  expect(status, JSON.stringify(body.error)).toBe(200)
  return body.d
}
const priced = (price: string) => [{ name: 'product_price', value: price }]

async function titles(wanted: Record<string, unknown>) {
  const { platform } = site
  const { items, total } = await listProducts(platform, platform.db, { limit: 100, ...wanted })
  return { titles: items.map(({ title }) => title), total }
}

test('F-SHOP-12 products are paged through by price in either direction; those without a price come last', async () => {
  for (const price of [50, 20, 40, 10, 30])
    await save({ title: `At ${price}`, metas: priced(`${price}.00`), tags: price > 20 ? ['dear'] : [] })
  await save({ title: 'On request', metas: [] })
  expect(await titles({ sort: 'price_up' })).toEqual({
    titles: ['At 10', 'At 20', 'At 30', 'At 40', 'At 50', 'On request'],
    total: 6,
  })
  expect((await titles({ sort: 'price_down' })).titles).toEqual([
    'At 50',
    'At 40',
    'At 30',
    'At 20',
    'At 10',
    'On request',
  ])
  expect(await titles({ sort: 'price_up', limit: 2, page: 2 })).toEqual({
    titles: ['At 30', 'At 40'],
    total: 6,
  })
  expect(await titles({ sort: 'price_down', tag: 'dear' })).toEqual({
    titles: ['At 50', 'At 40', 'At 30'],
    total: 3,
  })
  expect(await titles({ sort: 'price_up', from_minor: 2000, to_minor: 4000 })).toEqual({
    titles: ['At 20', 'At 30', 'At 40'],
    total: 3,
  })
  expect((await titles({ category: 'no-such-category', sort: 'price_up' })).titles).toEqual([])
})

test('F-SHOP-12 a changed price moves the product, whatever happens to it the row says what the tables say', async () => {
  const one = await save({ title: 'Mover', metas: priced('15.00') })
  const changed = await save({ id: one.id, version: one.version, metas: priced('45.00') })
  expect((await titles({ sort: 'price_up' })).titles).toEqual([
    'At 10',
    'At 20',
    'At 30',
    'At 40',
    'Mover',
    'At 50',
    'On request',
  ])
  const renamed = await save({ id: one.id, version: changed.version, title: 'Moved', metas: priced('45.00') })
  expect((await titles({ sort: 'price_down', limit: 2 })).titles).toEqual(['At 50', 'Moved'])
  await administrator.post('/api/options', { name: 'currency', value: 'EUR' })
  const { rows } = await sql<{ wrong: number }>`select count(*) as wrong from product_order o
    full join (select live.post_id, live.title, live.category_id, live.publish_at, (
        select min(amount_minor) from variant_price price join product_variant variant
          on variant.id = price.variant_id
        where variant.post_id = live.post_id and not variant.is_retired and price.currency = product.currency) as price_minor
      from live join product using (post_id)) as expected using (post_id)
    where o.post_id is null or expected.post_id is null or o.title <> expected.title or o.publish_at <> expected.publish_at
      or o.price_minor is distinct from expected.price_minor or o.category_id is distinct from expected.category_id`.execute(
    site.platform.db,
  )
  expect(rows[0]?.wrong).toBe(0)
  await administrator.delete(`/api/posts/${renamed.id}`)
  expect((await titles({ sort: 'price_down' })).titles).not.toContain('Moved')
})

test('F-SHOP-12 a product that has ended is in no list, to the second', async () => {
  const { id } = await save({
    title: 'For a week',
    metas: priced('12.00'),
    unpublish_at: '2026-05-08T10:00:00Z',
  })
  expect((await titles({ sort: 'price_up' })).titles).toContain('For a week')
  expect((await titles({})).titles).toContain('For a week')
  now = new Date('2026-05-08T10:00:00Z')
  expect((await titles({ sort: 'price_up' })).titles).not.toContain('For a week')
  expect((await titles({})).titles).not.toContain('For a week')
  expect((await titles({ ids: [id] })).titles).toEqual([])
})
