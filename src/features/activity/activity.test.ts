/** Page activity over HTTP: what pages report and what the analytics screen reads. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chart } from '#constants.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { importActivity } from './importActivity.ts'

let site: TestSite
let editor: Client
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)' }

beforeAll(async () => {
  site = await testSite()
  editor = await site.as('editor')
})
afterAll(() => site.close())

const report = (body: unknown, headers: Record<string, string> = phone) =>
  site.visitor().call('POST', '/api/posts/ity', body, headers)
const open = async (url = '/journal') =>
  (
    await report({
      value: { current_url: url, previous_url: 'https://www.example.org/x', screen_width: 390 },
    })
  ).body.d.activity_id

async function read(query: Record<string, string> = {}) {
  const now = Date.now()
  const range = {
    from: new Date(now - 86_400_000).toISOString(),
    to: new Date(now + 60_000).toISOString(),
    unit: '1h',
  }
  return (await editor.get('/api/activity/report', { ...range, ...query })).body.d
}

test('F-ANA-01 F-ANA-02 a view is opened, its figures only ever rise, and repeats are harmless', async () => {
  const id = await open('/about?token=secret')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await report({ activity_id: id, value: { clc: 3, tr2: 40, wss: 390, re0: true } })
  await report({ activity_id: id, value: { clc: 1, tr2: 12, re0: false } })
  await report({ activity_id: id, value: { clc: 3, tr2: 40, wss: 999, re0: true } })
  await report({
    activity_id: id,
    value: {
      start: 1,
      end: 2,
      duration: 41,
      click_count: 4,
      read_end: true,
      previous_url: '/',
      current_url: '/about',
      next_url: '/cart',
      screen_width: 390,
    },
  })
  const row = await site.platform.db
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    url: '/about',
    from_url: 'example.org',
    next_url: '/cart',
    clicks: 4,
    duration_s: 41,
    read_end: true,
    screen_width: 390,
  })
})

test('F-ANA-07 an id that was never issued, a negative duration, a foreign key and a huge URL are refused', async () => {
  const id = await open()
  expect((await report({ activity_id: site.platform.newId(), value: { clc: 1 } })).status).toBe(404)
  for (const value of [
    { tr2: -1 },
    { tr2: 1e9 },
    { clc: 1.5 },
    { user_id: 'x' },
    { current_url: 'x'.repeat(5000) },
    { wss: '390' },
  ]) {
    expect((await report({ activity_id: id, value })).status).toBe(400)
  }
})

test('F-ANA-03 automated browsers are not counted', async () => {
  const answer = await report({ value: { current_url: '/' } }, { 'user-agent': 'Googlebot/2.1' })
  expect(answer.body.d).toEqual({ activity_id: null })
})

test('F-ANA-06 the report has bars without gaps, totals, pages, sources and screens', async () => {
  const url = `/page-${site.platform.newId()}`
  for (let i = 0; i < 3; i += 1) await open(url)
  const d = await read({ page: url })
  expect(d.bars).toHaveLength(25)
  expect(d.bars.reduce((sum: number, bar: { views: number }) => sum + bar.views, 0)).toBe(3)
  expect(d.totals).toMatchObject({ views: 3, visitors: 1 })
  expect(d.pages).toMatchObject([{ url, views: 3 }])
  expect(d.sources).toEqual([{ source: 'example.org', views: 3 }])
  expect(d.screens).toEqual([{ title: 'Phone', views: 3 }])
})

test('F-ANA-06 F-CONST-08 every unit of the ladder draws its range, days by the site’s time zone', async () => {
  for (const unit of chart.units) {
    const to = new Date('2026-03-30T00:00:00Z')
    const lengths: Record<string, number> = {
      s: 60_000,
      m: 3_600_000,
      h: 86_400_000,
      d: 7 * 86_400_000,
      w: 60 * 86_400_000,
      M: 400 * 86_400_000,
      Y: 900 * 86_400_000,
    }
    const from = new Date(to.getTime() - (lengths[unit.slice(-1)] ?? 0))
    const answer = await editor.get('/api/activity/report', {
      from: from.toISOString(),
      to: to.toISOString(),
      unit,
    })
    expect(answer.status, unit).toBe(200)
    expect(answer.body.d.bars.length, unit).toBeGreaterThan(1)
  }
  const tooMany = await editor.get('/api/activity/report', {
    from: '2020-01-01',
    to: '2026-01-01',
    unit: '1s',
  })
  expect(tooMany.status).toBe(422)
})

test('imported views are marked as a sample', async () => {
  const at = new Date(Date.now() - 3_600_000)
  await importActivity(site.platform, [
    {
      at,
      url: '/sample',
      fromUrl: '',
      visitor: 'a',
      clicks: 1,
      readEnd: true,
      durationSeconds: 30,
      screenWidth: 1280,
      isInitial: true,
    },
  ])
  expect(await read({ page: '/sample' })).toMatchObject({
    is_sample: true,
    totals: { views: 1, read_end: 1, seconds: 30 },
  })
})

test('1.9 F-ANA-06 where a visit came from and its campaign are kept, and pages are named as people read them', async () => {
  const mark = site.platform.newId().slice(-6)
  const { body: made } = await (
    await site.as('administrator')
  ).post('/api/posts', {
    type: 'page',
    title: 'Größe',
    url: `/größe-${mark}`,
    status: 'published',
    value: [],
  })
  expect(made.d.url).toBe(`/größe-${mark}`)
  await report({
    value: {
      current_url: `/gr%C3%B6%C3%9Fe-${mark}?utm_source=Letter&utm_campaign=Spring&utm_medium=mail&token=secret`,
      previous_url: 'https://www.google.com',
    },
  })
  await report({ value: { current_url: `/gr%C3%B6%C3%9Fe-${mark}`, previous_url: 'https://www.google.com' } })
  const d = await read({ page: `/größe-${mark}` })
  expect(d.pages).toMatchObject([{ url: `/größe-${mark}`, title: 'Größe', views: 2 }])
  expect(d.sources).toEqual([
    { source: 'google.com', views: 1 },
    { source: 'letter', views: 1 },
  ])
  expect(d.campaigns).toEqual([{ title: 'spring / letter / mail', views: 1 }])
})

test('1.9 F-ANA-07 staff, who asks not to be tracked, and URLs of other sites are not counted', async () => {
  const value = { current_url: '/quiet' }
  for (const role of ['author', 'editor', 'shop_manager', 'administrator'] as const) {
    expect(
      (await (await site.as(role)).call('POST', '/api/posts/ity', { value }, phone)).body.d,
      role,
    ).toEqual({ activity_id: null })
  }
  expect((await report({ value }, { ...phone, dnt: '1' })).body.d).toEqual({ activity_id: null })
  expect((await report({ value }, { ...phone, 'sec-gpc': '1' })).body.d).toEqual({ activity_id: null })
  for (const current_url of ['https://evil.example/quiet', '//evil.example/quiet', 'javascript:alert(1)'])
    expect((await report({ value: { current_url } })).status, current_url).toBe(422)
  expect((await read({ page: '/quiet' })).totals.views).toBe(0)
  expect(
    (await (await site.as('member')).call('POST', '/api/posts/ity', { value }, phone)).body.d.activity_id,
  ).toMatch(/^[0-9a-f-]{36}$/)
})

test('1.9 A-07 a view carries the id that its page reports under; the block that was clicked is kept', async () => {
  const { body } = await (
    await site.as('administrator')
  ).post('/api/posts', { type: 'page', title: 'Viewed', status: 'published', value: [] })
  const view = (headers: Record<string, string> = phone) =>
    site.visitor().call('POST', '/api/posts/view', { path: body.d.url }, headers)
  const id = (await view()).body.d.post.activity_id
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect((await view({ ...phone, 'sec-gpc': '1' })).body.d.post.activity_id).toBeNull()
  const sent = await report({
    activity_id: id,
    value: { current_url: body.d.url, clc: 2, tr2: 9, block_id: 'buy-button' },
  })
  expect([sent.status, sent.body.d]).toEqual([200, { activity_id: id }])
  const row = await site.platform.db
    .selectFrom('activity')
    .select(['url', 'clicks', 'duration_s', 'last_block_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ url: body.d.url, clicks: 2, duration_s: 9, last_block_id: 'buy-button' })
  const forged = `${id.slice(0, 24)}000000000000`
  expect((await report({ activity_id: forged, value: { current_url: '/' } })).status).toBe(404)
})

test('analytics are for those who may see them', async () => {
  expect(
    (await site.visitor().get('/api/activity/report', { from: '2026-01-01', to: '2026-01-02' })).status,
  ).toBe(401)
  expect(
    (await (await site.as('author')).get('/api/activity/report', { from: '2026-01-01', to: '2026-01-02' }))
      .status,
  ).toBe(403)
})
