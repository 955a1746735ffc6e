/** The demo is removed: nothing of it stays in any table, and nothing of the owner's goes with it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noteDemo } from '#features/site/index.ts'
import { brokenInvariants } from '#features/shop/index.ts'
import { removeBytes } from '#features/media/jobs/removeBytes.ts'
import { runJobsOf } from '#test/support/jobs.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { seedDemo } from './seed.ts'
import { seedStranger } from './stranger/seed.ts'

/** Logs, counters and what is worked out anew: they may tell that there was a demo. */
const told =
  /^(audit|cache_\w+|job|migration|schema_function|search_\w+|activity_\w+|idempotency|rate_limit|session|live_tally)$/

async function countRows({ platform: { db } }: TestSite): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    db,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.filter((table) => !told.test(table.name))) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

test('J-02 the second demo, with categories below categories, goes as well', async () => {
  const site = await testSite()
  const owner = await site.as('administrator')
  const before = await countRows(site)
  await seedStranger(site.platform, { files: 30, comments: 30, products: 60, photoScale: 0.05 })
  await noteDemo(site.platform)
  expect((await owner.post('/api/demo/remove')).body.error).toBeUndefined()
  expect(await countRows(site)).toEqual(before)
  await site.close()
})

async function seeded(site: TestSite): Promise<void> {
  await seedDemo(site.platform)
  await noteDemo(site.platform)
}

test('J-02 nothing of the demo stays in any table, and no file of it', async () => {
  const site = await testSite()
  const owner = await site.as('administrator')
  const before = await countRows(site)
  await seeded(site)
  const left = (await owner.get('/api/demo')).body.d
  expect(left).toMatchObject({ products: 24, orders: 31, people: 5, changed: [] })
  const gone = await owner.post('/api/demo/remove')
  expect(gone.body).toMatchObject({ d: { products: 24, orders: 31 } })
  expect(await countRows(site)).toEqual(before)
  expect(await brokenInvariants(site.platform)).toEqual([])
  await runJobsOf(site, removeBytes)
  expect(await site.platform.storage.list('public', 'demo')).toEqual([])
  expect((await owner.get('/api/demo')).body.d).toBeNull()
  expect((await owner.post('/api/demo/remove')).body.error?.code).toBe('demo.missing')
  const { body } = await owner.get('/api/dashboard/summary', { days: '7' })
  expect(body.error).toBeUndefined()
  await site.close()
})

test('J-02 what the owner made or changed stays, with the pictures it shows', async () => {
  const site = await testSite()
  const owner = await site.as('administrator')
  await seeded(site)
  const { db } = site.platform
  const find = (type: string) =>
    db
      .selectFrom('live')
      .select(['post_id', 'title', 'url'])
      .where('type', '=', type)
      .orderBy('url')
      .execute()
  const [kept] = await find('post')
  const [product] = await find('product')
  const picture = await db
    .selectFrom('media')
    .select('id')
    .where('name', '=', 'mug-moss-1200.webp')
    .executeTakeFirst()
  const post = (await owner.get(`/api/posts/${kept?.post_id}`)).body.d
  await owner.post('/api/posts', { id: kept?.post_id, version: post.version, title: 'Mine now' })
  const own = await owner.post('/api/posts', {
    type: 'page',
    title: 'Own page',
    url: '/own',
    status: 'published',
    value: [
      {
        id: 'own-picture',
        type: 'image',
        state: { src: '/media/demo/mug-moss-1200.webp', alt: 'A mug' },
        children: [],
      },
    ],
  })
  expect(own.body.error).toBeUndefined()
  await owner.post('/api/options', { name: 'site_name', value: 'Casa Nueva' })
  const left = (await owner.get('/api/demo')).body.d
  expect(left.changed.map(({ title }: { title: string }) => title)).toEqual(['Mine now'])
  expect((await owner.post('/api/demo/remove', { changed: 'keep' })).body.error).toBeUndefined()
  const titles = (
    await db.selectFrom('live').select('title').where('type', 'in', ['page', 'post', 'product']).execute()
  ).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Mine now', 'Own page'])
  expect(product).toBeDefined()
  expect(await db.selectFrom('media').select('id').execute()).toContainEqual(picture)
  const { body } = await owner.get('/api/options/subset', { name: ['site_name', 'currency'] })
  expect(body.d.site_name).toBe('Casa Nueva')
  expect(await brokenInvariants(site.platform)).toEqual([])
  await site.close()
})

test('J-02 only whoever may change the settings removes the demo', async () => {
  const site = await testSite()
  await noteDemo(site.platform)
  const editor = await site.as('editor')
  expect((await editor.get('/api/demo')).status).toBe(403)
  expect((await editor.post('/api/demo/remove')).status).toBe(403)
  await site.close()
})
