/** Lists by title are in the order that people expect, page after page, read from the index. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTitleOrder, ownOrders } from '#platform/database/titleOrder.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let editor: Client
const expected = ['apfel', 'Äpfel', 'apple', 'Kiln 2', 'kiln 10', 'Ort', 'österlich', 'Über Ton', 'Zebra']

beforeAll(async () => {
  site = await testSite()
  editor = await site.as('editor')
  for (const title of [...expected].toSorted()) {
    expect((await editor.post('/api/posts', { type: 'post', title, status: 'published' })).status).toBe(200)
  }
})
afterAll(() => site.close())

const titles = (answer: { body: { d: { items: { title: string }[] } } }) =>
  answer.body.d.items.map(({ title }) => title)

test('F-PUB-05 posts by title: case and accents come second, numbers count, for visitors and in the dashboard alike', async () => {
  for (const client of [site.visitor(), editor]) {
    expect(titles(await client.get('/api/posts', { type: 'post', sort: 'title' }))).toEqual(expected)
    expect(titles(await client.get('/api/posts', { type: 'post', sort: '-title' }))).toEqual(
      expected.toReversed(),
    )
  }
})

test('F-POST-01 pages of the list by title follow one another without a gap, both ways', async () => {
  const seen: string[] = []
  let query: Record<string, string> = { type: 'post', sort: 'title', limit: '2' }
  for (;;) {
    const answer = await editor.get('/api/posts', query)
    seen.push(...titles(answer))
    const { next } = answer.body.d.pagination
    if (!next) break
    query = { ...query, after: next }
  }
  expect(seen).toEqual(expected)
  const last = await editor.get('/api/posts', query)
  expect(
    titles(
      await editor.get('/api/posts', {
        type: 'post',
        sort: 'title',
        limit: '2',
        before: last.body.d.pagination.previous,
      }),
    ),
  ).toEqual(expected.slice(-3, -1))
})

test('F-TAX-01 categories of one place are in the same order', async () => {
  for (const title of ['Zinc', 'ash', 'Ätna'])
    await editor.post('/api/posts/categories', { title, position: 0 })
  const list = (await editor.get('/api/posts/categories')).body.d
  expect(list.map(({ title }: { title: string }) => title)).toEqual(['None', 'ash', 'Ätna', 'Zinc'])
})

/** Each in the order in which its language writes these words in a list. */
const inOwnOrder = {
  es: ['Nata', 'nube', 'Ñame', 'ñandú', 'oca', 'Olla 2', 'olla 10'],
  sv: ['zebra', 'Ål', 'ånga', 'Ägg', 'äpple', 'Ö', 'öre'],
  cs: ['cena', 'cihla', 'čaj', 'hora', 'chléb', 'šála', 'žába'],
  tr: ['ılık', 'ırmak', 'incir', 'ipek', 'şal', 'zar'],
  'zh-Hans': ['爱', '北', '茶', '天', '中'],
}

test.each(Object.entries(inOwnOrder))(
  '13.2 a site in %s has its lists by title in the order of its language, page after page, for visitors and in the dashboard',
  async (language, words) => {
    const administrator = await site.as('administrator')
    const saved = await administrator.post('/api/options', { name: 'site_language', value: language })
    expect(saved.status).toBe(200)
    const tag = `order ${language.toLowerCase()}`
    for (const title of words.toSorted()) {
      const given = { type: 'product', title, status: 'published', tags: [tag] }
      expect((await administrator.post('/api/posts', given)).status).toBe(200)
    }
    for (const client of [site.visitor(), editor]) {
      const query = { type: 'product', sort: 'title', tag }
      expect(titles(await client.get('/api/posts', query))).toEqual(words)
      expect(titles(await client.get('/api/posts', { ...query, limit: '3', p: '2' }))).toEqual(
        words.slice(3, 6),
      )
    }
    const query = { type: 'product', sort: 'title', tag, limit: '2' }
    const { next } = (await editor.get('/api/posts', query)).body.d.pagination
    expect(titles(await editor.get('/api/posts', { ...query, after: next }))).toEqual(words.slice(2, 4))
  },
)

test('13.2 there is a collation for each language that has an order of its own, and no other', async () => {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation where collname like 'title\\_order\\_%'`.execute(
    site.platform.db,
  )
  expect(rows.map(({ name }) => name.slice('title_order_'.length).replace('_', '-')).toSorted()).toEqual(
    ownOrders.toSorted(),
  )
})

test('F-PUB-05 the list by title is read from its index, in its order', async () => {
  const plan = await site.platform.transaction(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    const title = inTitleOrder(sql`title`)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select post_id from live where type = 'post'
      and ${title} >= 'b'::text and (${title} > 'b'::text or post_id > ${site.platform.newId()}::uuid) order by ${title}, post_id limit 20`.execute(
      db,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('live_by_title')
  expect(plan).not.toContain('Sort')
})
