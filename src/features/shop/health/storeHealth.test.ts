/** The nightly self-check, and the load test in a scratch copy that leaves nothing behind. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNext } from '#platform/jobs/runner.ts'
import { publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { loadTestJob } from './jobs/loadTest.ts'
import { runLoadTest } from './loadTest.ts'

let site: TestSite
let manager: Client

beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  manager = await site.as('shop_manager')
})
afterAll(() => site.close())

async function countOf(table: 'orders' | 'stock_movement' | 'outbox'): Promise<number> {
  return (await site.platform.db.selectFrom(table).selectAll().execute()).length
}

async function scratchSchemas(): Promise<number> {
  const { rows } =
    await sql`select 1 from pg_namespace where nspname like 'plinth\\_load\\_test\\_%'`.execute(
      site.platform.db,
    )
  return rows.length
}

const work = () => runNext(site.platform, [loadTestJob])

test('F-SHOP-13 the self-check says what is wrong and with which row, and that nothing is once it is put right', async () => {
  const bowl = await publishProduct(site, { metas: { product_price: '19.99', product_quantity: '7' } })
  expect((await manager.post('/api/shop/check')).body.d).toMatchObject({
    broken: [],
    check: { kind: 'by_hand', finished_at: expect.any(String) },
  })
  const { db } = site.platform
  const { id } = await db
    .selectFrom('product_variant')
    .select('id')
    .where('post_id', '=', bowl)
    .executeTakeFirstOrThrow()
  await db.updateTable('stock_level').set({ on_hand: 8 }).where('variant_id', '=', id).execute()
  const { body } = await manager.post('/api/shop/check')
  expect(body.d.broken).toEqual([{ invariant: 'I3 stock differs from its ledger', what: [id] }])
  expect((await manager.get('/api/shop/check')).body.d.broken).toEqual(body.d.broken)
  await db.updateTable('stock_level').set({ on_hand: 7 }).where('variant_id', '=', id).execute()
  expect((await manager.post('/api/shop/check')).body.d.broken).toEqual([])
  expect((await (await site.as('editor')).post('/api/shop/check')).status).toBe(403)
})

test('F-SHOP-13 a load test lets many buyers at ten items, sells ten, and leaves the shop as it was', async () => {
  const before = [await countOf('orders'), await countOf('stock_movement'), await countOf('outbox')]
  const started = await manager.post('/api/shop/load-test')
  expect(started.body.d.load_test).toMatchObject({ kind: 'load_test', finished_at: null })
  expect((await manager.post('/api/shop/load-test')).body.error?.code).toBe('load_test.running')
  await work()
  const { body } = await manager.get('/api/shop/check')
  expect(body.d.load_test).toMatchObject({
    error: null,
    broken: [],
    figures: {
      item: 'Oat bowl',
      quantity: 10,
      buyers: 500,
      sold: 10,
      refused: 490,
      failed: 0,
      oversold: 0,
      charged_twice: 0,
      off_by_cents: 0,
    },
  })
  expect([await countOf('orders'), await countOf('stock_movement'), await countOf('outbox')]).toEqual(before)
  expect(await scratchSchemas()).toBe(0)
})

test('F-SHOP-13 what a dead load test left is dropped by the next; a shop with nothing to sell is told so', async () => {
  const { platform } = site
  await sql`create schema plinth_load_test_left_behind`.execute(platform.db)
  const { figures, broken } = await runLoadTest(platform, 30)
  expect([figures.sold, figures.refused, broken]).toEqual([10, 20, []])
  expect(await scratchSchemas()).toBe(0)
  await platform.db.updateTable('live').set({ status: 'private' }).execute()
  await manager.post('/api/shop/load-test')
  await work()
  const { body } = await manager.get('/api/shop/check')
  expect(body.d.load_test.error).toMatch(/^The shop has no product with a price/)
})
