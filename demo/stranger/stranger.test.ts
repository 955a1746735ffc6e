/** The second demo: a new site is filled with it once, and it has what it is there for. */
import { expect, test } from 'vitest'
import { testSite } from '#test/support/site.ts'
import { seedStranger } from './seed.ts'

test('the second demo has its photos, 1,500 files, 600 comments, 300 products and categories four deep, once', async () => {
  const site = await testSite()
  const { db } = site.platform
  const count = async (table: 'media' | 'comment' | 'orders' | 'live') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const all = async () => ({
    media: await count('media'),
    comments: await count('comment'),
    orders: await count('orders'),
    live: await count('live'),
  })
  await seedStranger(site.platform)
  const first = await all()
  expect(first).toMatchObject({ media: 1500, comments: 600, orders: 40 })
  const depth = await db.selectFrom('category').select(['id', 'parent_id']).execute()
  const depthOf = (id: string | null): number =>
    id === null ? 0 : 1 + depthOf(depth.find((row) => row.id === id)?.parent_id ?? null)
  expect(Math.max(...depth.map(({ id }) => depthOf(id)))).toBe(4)
  const largest = await db
    .selectFrom('media')
    .select(['width', 'height', 'bytes'])
    .orderBy('bytes', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((largest.width ?? 0) * (largest.height ?? 0)).toBeGreaterThanOrEqual(11_900_000)
  await seedStranger(site.platform)
  expect(await all()).toEqual(first)
  await site.close()
}, 600_000)
