/** Snippets on pages that are no posts, and snippets that hang on the query: listings, search, sign-in, not found. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let administrator: Client
let member: Client

beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'http://127.0.0.1' } })
  pages = await pageServer(site)
  administrator = await site.as('administrator')
  member = await site.as('member')
  await publish({
    type: 'post',
    title: 'Ash glaze',
    url: '/ash-glaze',
    tags: ['Ash'],
    value: [paragraph('Ash and clay.')],
  })
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

let made = 0
function paragraph(text: string, state: Record<string, unknown> = {}): Block {
  made += 1
  return {
    id: `around${String(made).padStart(5, '0')}`,
    type: 'paragraph',
    state: { text, ...state },
    children: [],
  }
}

async function publish(input: Record<string, unknown>): Promise<{ id: string; version: number }> {
  const answer = await administrator.post('/api/posts', { status: 'published', ...input })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.d
}
const snippet = (title: string, metas: Record<string, string>, value: Block[] = []) =>
  publish({
    type: 'sniplet',
    title,
    value,
    metas: Object.entries(metas).map(([name, text]) => ({ name, value: text })),
  })
const cookieOf = (client: Client) => ({
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})
const take = (post: { id: string }) => administrator.delete(`/api/posts/${post.id}`)

const everyPage = [
  '/ash-glaze',
  '/t/posts',
  '/p',
  '/p/tag',
  '/p/tag/ash',
  '/search?keywords=ash',
  '/login',
  '/signup',
  '/logout',
  '/checkout-complete',
  '/cart',
  '/',
  '/nowhere',
]

test('F-POST-11 a snippet without a match is on every page of the site, with its styles and the policy for its scripts', async () => {
  // What was kept before is dropped.
  for (const path of everyPage) await pages.get(path)
  const top = await snippet('Notice', { sniplet_type: 'before_page' }, [
    paragraph('Closed on Monday.', { style: { padding: '13px' } }),
  ])
  const end = await snippet('Statistics', {
    sniplet_type: 'after_page',
    sniplet_kind: 'html',
    code: '<p>Counted.</p><script>count(1)</script>',
  })
  const hash = createHash('sha256').update('count(1)').digest('base64')
  for (const path of everyPage) {
    const { html, headers } = await pages.get(path)
    expect(html, path).toMatch(
      /<main[\s\S]*before-content[\s\S]*Closed on Monday\.[\s\S]*after-content[\s\S]*Counted\.[\s\S]*<\/main>/,
    )
    expect(headers.get('content-security-policy'), path).toContain(`'sha256-${hash}'`)
    expect(html, path).toContain('13px')
  }
  expect((await pages.get('/nowhere')).status).toBe(404)
  for (const path of ['/login', '/logout', '/checkout-complete'])
    expect((await pages.get(path)).headers.get('cache-control'), path).toContain('no-store')
  for (const path of ['/t/posts', '/search?keywords=ash', '/nowhere'])
    expect((await pages.get(path)).headers.get('cache-control'), path).toContain('public')
  const view = (await site.visitor().post('/api/posts/view', { path: '/t/posts' })).body.d
  expect([view.before_page.length, view.after_page.length]).toEqual([1, 1])
  expect(view.listing).not.toHaveProperty('view')
  // A URL with a key hands nothing to scripts of others, and the dashboard has none of its visitors' snippets.
  for (const path of ['/login?reset=abc', '/login?invite=abc', '/user/gallery'])
    expect((await pages.get(path, cookieOf(administrator))).html, path).not.toContain('Counted.')
  await take(top)
  await take(end)
  for (const path of everyPage) expect((await pages.get(path)).html, path).not.toContain('Counted.')
})

test('F-POST-11 a snippet with a path is on that listing alone; a static one takes a page’s place', async () => {
  const one = await snippet('Over posts', { sniplet_type: 'before_page', matches: '/t/posts' }, [
    paragraph('All our posts.'),
  ])
  expect((await pages.get('/t/posts')).html).toContain('All our posts.')
  expect((await pages.get('/p/tag/ash')).html).not.toContain('All our posts.')
  await take(one)
  const whole = await snippet(
    'Own search',
    { sniplet_type: 'static', matches: '["/search", "/t/posts", "/l*"]' },
    [paragraph('Search elsewhere.')],
  )
  for (const path of ['/search', '/t/posts']) {
    const { html, status } = await pages.get(path)
    expect([status, html.includes('Search elsewhere.'), html.includes('<form')], path).toEqual([
      200,
      true,
      false,
    ])
  }
  // Only its own name takes the way in away, never a wildcard.
  for (const path of ['/login', '/logout'])
    expect((await pages.get(path)).html, path).not.toContain('Search elsewhere.')
  await take(whole)
  const door = await snippet('Own login', { sniplet_type: 'static', matches: '/login' }, [
    paragraph('Welcome in.'),
    { id: 'around-login', type: 'login', state: {}, children: [] },
  ])
  expect((await pages.get('/login')).html).toContain('Welcome in.')
  expect((await pages.get('/login?reset=abc')).html).not.toContain('Welcome in.')
  await take(door)
})

test('3.5 snippets are on the page of a failure too, as far as their match says so; none where a URL may hold a key', async () => {
  const top = await snippet('Notice', { sniplet_type: 'before_page', matches: '/t/*' }, [
    paragraph('Closed on Monday.'),
  ])
  const other = await snippet('Elsewhere', { sniplet_type: 'before_page', matches: '/p/*' }, [
    paragraph('Only of topics.'),
  ])
  const whole = await snippet('Whole', { sniplet_type: 'static', matches: '/t/no-such' }, [
    paragraph('Instead of all.'),
  ])
  const { db } = site.platform
  await sql`alter table live_tally rename to live_tally_away`.execute(db)
  try {
    const { status, html } = await pages.get('/t/posts?fresh=1')
    expect(status).toBe(500)
    expect(html).toMatch(
      /<main[\s\S]*before-content[\s\S]*Closed on Monday\.[\s\S]*<h1>Dang<\/h1>[\s\S]*<\/main>/,
    )
    expect(html).not.toContain('Only of topics.')
    const keyed = await pages.get('/t/posts?token=abc')
    expect([keyed.status, keyed.html.includes('Closed on Monday.')]).toEqual([500, false])
  } finally {
    await sql`alter table live_tally_away rename to live_tally`.execute(db)
  }
  for (const one of [top, other, whole]) await take(one)
})

test('F-PLUG-03 a snippet for members is on a listing for members only, kept for nobody else', async () => {
  const one = await snippet('For members', { sniplet_type: 'before_page' }, [
    paragraph('Members meet today.', { visible_where: [{ type: 'login_status', value: 'in' }] }),
  ])
  for (const path of ['/t/posts', '/search?keywords=ash', '/login', '/nowhere']) {
    for (const _ of [1, 2]) {
      expect((await pages.get(path, cookieOf(member))).html, path).toContain('Members meet today.')
      const { html, headers } = await pages.get(path)
      expect(html, path).not.toContain('Members meet today.')
      expect(headers.get('cache-control'), path).toBe('private, no-store')
    }
  }
  await take(one)
})

test('F-POST-11 params of a match are the page’s query; a page is kept for each', async () => {
  const any = await snippet('Any answer', { sniplet_type: 'before_page', matches: '{"params":{"q":"*"}}' }, [
    paragraph('You asked.'),
  ])
  const one = await snippet(
    'Blue',
    { sniplet_type: 'before_page', matches: '{"path":"/ash-glaze","params":{"q":"blue*"}}' },
    [paragraph('Blue it is.')],
  )
  const seen = async (path: string) => {
    const { html } = await pages.get(path)
    return [html.includes('You asked.'), html.includes('Blue it is.')]
  }
  for (const _ of [1, 2]) {
    expect(await seen('/ash-glaze')).toEqual([false, false])
    expect(await seen('/ash-glaze?q=red')).toEqual([true, false])
    expect(await seen('/ash-glaze?q=blue-green')).toEqual([true, true])
    expect(await seen('/ash-glaze?other=blue')).toEqual([false, false])
    expect(await seen('/t/posts?q=blue')).toEqual([true, false])
  }
  const view = (await site.visitor().post('/api/posts/view', { path: '/ash-glaze?q=x' })).body.d
  expect(view.before_page.map(({ title }: { title: string }) => title)).toEqual(['Any answer'])
  await take(any)
  await take(one)
})
