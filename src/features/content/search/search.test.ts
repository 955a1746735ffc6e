/** Finding published posts: by word, start of a word, mistyped word; kept counts; what stays hidden. */
import { fc, test as property } from '@fast-check/vitest'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentWatch } from '#platform/database/contentWatch.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { countLive, countsByKey } from '../live/countLive.ts'
import { visibleNow } from '../live/liveRows.ts'
import { listLive } from '../lists/listLive.ts'
import { slipsBetween, slipsOf } from './searchWords.ts'

let site: TestSite
let editor: Client
let now = new Date('2026-05-01T10:00:00Z')
beforeAll(async () => {
  site = await testSite({ clock: { now: () => now } })
  editor = await site.as('editor', 'Edda Editor')
})
afterAll(() => site.close())

async function save(input: Record<string, unknown>) {
  const answer = await editor.post('/api/posts', { status: 'published', ...input })
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const text = (words: string) => [
  { id: `b${Math.random()}`.replace('.', ''), type: 'paragraph', state: { text: words }, children: [] },
]
async function find(keywords: string, target = 'posts.post', who = site.visitor()) {
  const { body } = await who.get('/api/search', { target, keywords: [keywords] })
  return {
    titles: body.d.map((item: { title: string }) => item.title),
    corrected: body.corrected,
    total: body.pagination?.total,
  }
}

test('F-SRCH-01 a title counts more than a mention, a mention is found by the start of its words', async () => {
  await save({
    type: 'post',
    title: 'A week of firing',
    value: text('The porcelain stood at the back of the kiln.'),
  })
  await save({ type: 'post', title: 'Throwing porcelain', value: text('Thin walls.') })
  expect(await find('porcelain')).toMatchObject({
    titles: ['Throwing porcelain', 'A week of firing'],
    corrected: null,
    total: 2,
  })
  expect((await find('porce fir')).titles).toEqual(['A week of firing'])
  expect((await find('porcelain', 'posts.page')).titles).toEqual([])
})

test('F-SRCH-01 mistyped words are put right, and the answer says so', async () => {
  await save({ type: 'post', title: 'Celadon on a mug', value: text('Crème brûlée in a cup.') })
  expect(await find('celadno')).toMatchObject({ titles: ['Celadon on a mug'], corrected: 'celadon' })
  expect(await find('celdon')).toMatchObject({ titles: ['Celadon on a mug'], corrected: 'celadon' })
  expect(await find('mgu')).toMatchObject({ titles: ['Celadon on a mug'], corrected: 'mug' })
  expect(await find('porcelian walls')).toMatchObject({
    titles: ['Throwing porcelain'],
    corrected: 'porcelain walls',
  })
  expect(await find('zzzzzzzz')).toMatchObject({ titles: [], corrected: null })
})

test('F-SRCH-01 accents and the plural do not matter, signs of the query language do nothing', async () => {
  expect((await find('creme brulee')).titles).toEqual(['Celadon on a mug'])
  expect((await find('CRÈME')).titles).toEqual(['Celadon on a mug'])
  expect((await find('mugs')).titles).toEqual(['Celadon on a mug'])
  for (const signs of [":*&|!()'", '~post', "' | ''", '\\', 'a & !b', '<->'])
    expect((await find(signs)).corrected ?? null).toBeNull()
})

test('F-SRCH-01 what is no longer published is not found, in no list and in no correction', async () => {
  const secret = await save({ type: 'post', title: 'Quicksilver recipe' })
  const hidden = await save({ type: 'post', title: 'Xylophone house rules', status: 'private' })
  expect((await find('quicksilver')).titles).toEqual(['Quicksilver recipe'])
  await editor.delete(`/api/posts/${secret.id}`)
  expect((await find('quicksilver')).titles).toEqual([])
  expect(await find('xylophona')).toMatchObject({ titles: [], corrected: null })
  expect((await find('xylophone')).titles).toEqual([])
  await editor.delete(`/api/posts/${hidden.id}`)
  await save({
    type: 'post',
    title: 'Tomorrow wheel',
    status: 'scheduled',
    publish_at: '2026-05-01T11:00:00Z',
  })
  expect((await find('tomorrow')).titles).toEqual([])
  now = new Date('2026-05-01T11:00:00Z')
  expect((await find('tomorrow')).titles).toEqual(['Tomorrow wheel'])
})

test('F-PUB-10 words that are in very many titles bring the newest, page after page, without an end at the first', async () => {
  for (let index = 1; index <= 30; index += 1) {
    now = new Date(now.getTime() + 60_000)
    await save({ type: 'post', title: `Ash glaze ${index}` })
  }
  await sql`select refresh_word_shares()`.execute(site.platform.db)
  const { body } = await site
    .visitor()
    .get('/api/search', { target: 'posts.post', keywords: ['ash'], limit: '10', p: '3' })
  expect(body.d).toHaveLength(10)
  expect(body.pagination).toMatchObject({ pages: 3, total: 30 })
  expect((await find('ash glaze 30')).titles).toEqual(['Ash glaze 30'])
})

test('F-PUB-05 a list goes on where it ended, whatever was published meanwhile', async () => {
  const first = (await site.visitor().get('/api/posts', { type: 'post', limit: '10' })).body.d
  await save({ type: 'post', title: 'Just now' })
  const second = (
    await site.visitor().get('/api/posts', { type: 'post', limit: '10', after: first.pagination.next })
  ).body.d
  const known = new Set(first.items.map((item: { id: string }) => item.id))
  expect(second.items).toHaveLength(10)
  expect(second.items.filter((item: { id: string }) => known.has(item.id))).toEqual([])
  expect((await site.visitor().get('/api/posts', { type: 'post', after: 'nowhere' })).body.error?.code).toBe(
    'list.cursor_invalid',
  )
})

test('F-PUB-04 every order of a list read page by page holds each post once, near the start and near the end', async () => {
  for (const sort of ['newest', 'oldest', 'title', '-title', 'updated', 'edited'] as const) {
    const ask = (page: number, limit: number) =>
      listLive(site.platform.db, { type: 'post', sort, page, limit, now })
    const { items: all, pagination } = await ask(1, 100)
    expect(all).toHaveLength(pagination.total)
    // Beyond page 100 lists are read from their end: with one post to a page, that is where these are.
    const pages = await Promise.all(all.map(async (_, index) => (await ask(index + 1, 1)).items[0]?.id))
    expect(pages).toEqual(all.map(({ id }) => id))
  }
})

test('F-PUB-05 lists and searches show what a post says since it was last saved', async () => {
  const first = await save({
    type: 'post',
    title: 'Oribe green',
    description: 'Old words',
    tags: ['before'],
    value: text('Straw ash.'),
  })
  await save({
    id: first.id,
    version: first.version,
    title: 'Shino white',
    description: 'New words',
    tags: ['since'],
    value: text('Feldspar alone.'),
  })
  const listed = (await site.visitor().get('/api/posts', { type: 'post', tag: 'since' })).body.d.items
  expect(listed).toMatchObject([{ title: 'Shino white', description: 'New words', tags: ['since'] }])
  expect((await find('shino')).titles).toEqual(['Shino white'])
  expect((await find('feldspar alone')).titles).toEqual(['Shino white'])
  expect((await find('oribe')).titles).toEqual([])
  expect((await site.visitor().get('/api/posts', { type: 'post', tag: 'before' })).body.d.items).toEqual([])
})

test('F-PUB-04 pages far down a long list are where counting would put them, however often they are asked for', async () => {
  const { db } = site.platform
  await contentWatch(site.platform).current()
  await sql`with made as (insert into post (id, type, created_at, updated_at, current_number)
      select gen_random_uuid(), 'page', ${now}::timestamptz, ${now}, 1 from generate_series(1, 1400) returning id),
    content as (insert into post_version (id, post_id, number, title, slug, url, description, status, value, metas, tags, publish_at, created_at)
      select gen_random_uuid(), id, 1, id, id, '/' || id, '', 'published', '[]', '[]', '{}', ${now}::timestamptz, ${now} from made returning id, post_id)
    insert into live (post_id, version_id, type, url, slug, title, status, publish_at, updated_at)
      -- Many of the same moment and title: the id decides between them.
      select post_id, id, 'page', '/' || post_id, post_id, left(post_id::text, 1), 'published',
        ${now}::timestamptz - make_interval(secs => row_number() over () / 7), ${now} from content`.execute(
    db,
  )
  for (const sort of ['newest', 'oldest', 'title', '-title', 'updated'] as const) {
    const all = (await listLive(db, { type: 'page', sort, limit: 2000, now })).items.map(({ id }) => id)
    expect(all.length).toBeGreaterThanOrEqual(1400)
    for (let time = 1; time <= 6; time += 1) {
      for (const page of [110, 125, 126, 137]) {
        const { items } = await listLive(db, { type: 'page', sort, page, limit: 10, now })
        expect(
          items.map(({ id }) => id),
          `${sort}, page ${page}`,
        ).toEqual(all.slice((page - 1) * 10, page * 10))
      }
    }
  }
  await save({ type: 'page', title: 'A newer page', url: '/a-newer-page' })
  const after = (await listLive(db, { type: 'page', limit: 2000, now })).items.map(({ id }) => id)
  expect((await listLive(db, { type: 'page', page: 126, limit: 10, now })).items.map(({ id }) => id)).toEqual(
    after.slice(1250, 1260),
  )
})

test('F-TAX-02 kept counts are what counting would give, whatever happens to posts', async () => {
  const { db } = site.platform
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      save({
        type: index % 2 ? 'post' : 'page',
        title: `Count ${index}`,
        tags: index % 3 ? ['counted', 'twice'] : ['counted'],
      }),
    ),
  )
  const [one, two, three, four] = made
  await editor.post('/api/posts', { id: one.id, version: one.version, tags: ['other'] })
  await editor.post('/api/posts', { id: two.id, version: two.version, status: 'draft' })
  await editor.post('/api/posts', {
    id: three.id,
    version: three.version,
    status: 'published',
    unpublish_at: '2030-01-01T00:00:00Z',
  })
  await editor.delete(`/api/posts/${four.id}?forever=1`)
  for (const filter of [
    {},
    { type: 'post' },
    { type: 'page' },
    { tag: 'counted' },
    { tag: 'twice', type: 'post' },
    { tag: 'other' },
  ]) {
    const tag = 'tag' in filter ? sql`and tags @> ${[filter.tag]}::text[]` : sql``
    const type = 'type' in filter ? sql`and type = ${filter.type}` : sql`and url <> ''`
    const { rows } = await sql<{
      count: number
    }>`select count(*) from live where ${visibleNow(now)} ${tag} ${type}`.execute(db)
    expect(await countLive(db, filter, now), JSON.stringify(filter)).toBe(rows[0]?.count)
  }
  expect((await countsByKey(db, { kind: 'tag', now })).get('counted')).toBe(
    await countLive(db, { tag: 'counted' }, now),
  )
})

property.prop([fc.stringMatching(/^[a-z]{2,5}$/)])(
  'F-SRCH-01 every word that one slip makes is one slip away',
  (word) => {
    for (const slip of slipsOf(word)) expect(slipsBetween(word, slip)).toBe(1)
  },
)

property.prop([fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/)])(
  'F-SRCH-01 slips between two words are the same from either side',
  (one, other) => {
    expect(slipsBetween(one, other)).toBe(slipsBetween(other, one))
    expect(slipsBetween(one, one)).toBe(0)
  },
)
