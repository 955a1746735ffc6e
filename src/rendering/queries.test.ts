/** How often a rendered page asks the database: what is the same on every page is remembered until something changes. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { savePost } from '#features/content/index.ts'
import { saveSetting } from '#features/settings/index.ts'
import { fixedClock } from '#platform/clock.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { RoundTrips, watchStatements } from '#test/support/statements.ts'

let site: TestSite
let pages: PageServer
let administrator: Client
let texts: string[] = []
const roundTrips = new RoundTrips()
const clock = fixedClock(new Date('2026-03-02T10:00:00Z'))

beforeAll(async () => {
  watchStatements({
    sent(together) {
      // The counter of changes is asked once a second, and URLs not found are noted aside, a while after their answer.
      const isAside = together.some((text) => /cache_version|missing_path/.test(text))
      if (!isAside) texts.push(...together)
      return roundTrips.ask(!isAside)
    },
    hold: (arrive) => roundTrips.hold(arrive),
  })
  site = await testSite({ environment: { PAGE_CACHE: '0' }, clock })
  pages = await pageServer(site)
  administrator = await site.as('administrator')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await pages.close()
  await site.close()
})

/** What one visitor costs while nothing changes: the counter is known, the settings and menus were read before. */
async function costOf(path: string) {
  // A change in this process is asked after for each page during the next seconds; then once a second.
  clock.advance(10_000)
  expect((await pages.get(path)).status).toBe(200)
  texts = []
  roundTrips.reset()
  const { html } = await pages.get(path)
  return { html, roundTrips: roundTrips.count, count: texts.length }
}

const save = (input: Parameters<typeof savePost>[1]) =>
  savePost(site.contextOf(administrator.viewer), { status: 'published', ...input })

test('F-PUB-12 a plain page asks for its post and little else', async () => {
  await save({
    title: 'About',
    type: 'page',
    url: '/about',
    value: [{ id: 'about-1', type: 'paragraph', state: { text: 'Clay.' }, children: [] }],
  })
  const { html, count, roundTrips } = await costOf('/about')
  process.stdout.write(`/about: ${count} statements, ${roundTrips} round trips\n`)
  expect(html).toContain('Clay.')
  expect([count, roundTrips]).toEqual([1, 1])
})

test('F-PUB-12 what is in a version is asked for once, a new version is shown at once', async () => {
  const post = await save({
    title: 'Kiln',
    type: 'page',
    url: '/kiln',
    value: [{ id: 'kiln-1', type: 'paragraph', state: { text: 'Cold.' }, children: [] }],
  })
  expect((await costOf('/kiln')).html).toContain('Cold.')
  await save({
    id: post.id,
    version: post.version,
    value: [{ id: 'kiln-1', type: 'paragraph', state: { text: 'Hot.' }, children: [] }],
  })
  const { html } = await costOf('/kiln')
  expect(html).toContain('Hot.')
  expect(html).not.toContain('Cold.')
  await administrator.delete(`/api/posts/${post.id}`)
  expect((await pages.get('/kiln')).status).toBe(404)
})

test('F-PUB-12 a product page takes three round trips at most', async () => {
  const metas = [
    { name: 'shop_item_price', value: '24' },
    { name: 'shop_items_in_stock', value: '5' },
  ]
  await save({
    title: 'Mug',
    type: 'product',
    url: '/shop/mug',
    metas,
    value: [{ id: 'mug-1', type: 'product', state: {}, children: [] }],
  })
  const { html, count, roundTrips } = await costOf('/shop/mug')
  process.stdout.write(`/shop/mug: ${count} statements, ${roundTrips} round trips\n`)
  expect(html).toContain('Mug')
  expect(roundTrips).toBeLessThanOrEqual(3)
})

test('F-PUB-12 what is remembered is read anew after a change', async () => {
  expect((await pages.get('/about')).html).not.toContain('The kiln is open')
  await saveSetting(site.platform, site.platform.db, 'announcement', 'The kiln is open')
  expect((await pages.get('/about')).html).toContain('The kiln is open')
})
