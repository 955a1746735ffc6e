/** The demo: its texts hold together, and a new site gets all of it once. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testSite } from '#test/support/site.ts'
import { countComments, demoComments, demoOrders, people } from './community.ts'
import { demoForms } from './forms.ts'
import { journal } from './journal/index.ts'
import { pages } from './pages/index.ts'
import { demoProducts } from './products.ts'
import { seedDemo } from './seed.ts'

test('the demo has its pages, entries, products, comments of every status and orders', () => {
  expect(pages.length).toBeGreaterThanOrEqual(8)
  expect(journal).toHaveLength(12)
  expect(demoProducts).toHaveLength(24)
  expect(new Set(demoProducts.map(({ image }) => image)).size).toBe(24)
  expect(countComments()).toBeGreaterThanOrEqual(23)
  const statuses = new Set(
    demoComments.flatMap(({ status, replies }) => [status, ...(replies ?? []).map((reply) => reply.status)]),
  )
  expect(statuses.size).toBe(6)
  expect(demoOrders).toHaveLength(31)
  expect(people).toHaveLength(5)
})

test('J-27 each glaze that has a picture shows it', () => {
  const shown = (key: string) =>
    JSON.parse(demoProducts.find((product) => product.key === key)?.metas?.product_images ?? '[]').map(
      ({ shows }: { shows?: string }) => shows,
    )
  expect(shown('sage-mug')).toEqual(['glaze_sage', 'glaze_oat', 'glaze_ink', 'glaze_ember'])
  expect(shown('sage-planter')).toEqual(['glaze_sage', 'glaze_chalk', 'glaze_lake'])
  expect(shown('sage-bowl')).toEqual(['glaze_sage', 'glaze_heather'])
  expect(shown('ink-jug')).toEqual([undefined])
})

test('what the demo forms received answers the fields of its form', () => {
  for (const { fields, received } of demoForms) {
    const names = fields.map(({ name }) => name)
    for (const { value } of received) {
      expect(Object.keys(value).filter((name) => !names.includes(name))).toEqual([])
      expect(fields.filter((field) => field.is_required && !(field.name in value))).toEqual([])
    }
  }
})

test('every link inside the demo leads to a page of the demo', () => {
  const posts = [...pages, ...journal, ...demoProducts]
  const known = new Set(['/', '/t/products', '/t/posts', '/search', ...posts.map(({ url }) => url)])
  const text = JSON.stringify(posts)
  const links = [...text.matchAll(/(?:href=\\"|"url":")(\/[^"\\]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !link.startsWith('/media/'))
  expect(links.filter((link) => !known.has(link))).toEqual([])
  const pictures = [...text.matchAll(/\/media\/demo\/([\w-]+)-1200\.webp/g)].map((match) => match[1])
  expect(
    pictures.filter((name) => !existsSync(new URL(`./pictures/${name}-1200.webp`, import.meta.url))),
  ).toEqual([])
})

test('a new site is filled with the demo once, however often it is seeded', async () => {
  const site = await testSite()
  const count = async () => {
    const { count } = await site.platform.db
      .selectFrom('live')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const orders = await site.platform.db.selectFrom('orders').select('id').execute()
    const comments = await site.platform.db.selectFrom('comment').select('id').execute()
    return { posts: Number(count), orders: orders.length, comments: comments.length }
  }
  const before = await count()
  await seedDemo(site.platform)
  const first = await count()
  expect(first).toEqual({
    posts: before.posts + 24 + 12 + pages.length + 3 + demoForms.length,
    orders: 31,
    comments: countComments(),
  })
  await seedDemo(site.platform)
  expect(await count()).toEqual(first)
  await site.close()
})
