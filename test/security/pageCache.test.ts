/** Who gets which kept page (SECURITY row 26): nothing of one person reaches another, no URL gets another's page. */
import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageKey, partQuery } from '#rendering/pageKey.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let admin: Client
let cookie: string
let draftId: string

const words = (text: string) => [{ id: 'p1', type: 'paragraph', state: { text } }]
beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'https://pots.example' } })
  pages = await pageServer(site)
  admin = await site.as('administrator', 'Secretname')
  cookie = `autht=${admin.cookies.get('autht')}`
  const save = async (post: Record<string, unknown>) =>
    (await admin.post('/api/posts', { type: 'page', status: 'published', ...post })).body.d
  await save({ title: 'About', value: words('We throw pots.') })
  await save({ title: 'Hidden', status: 'private', value: words('for staff alone') })
  draftId = (await save({ title: 'Plan', status: 'draft', value: words('a plan nobody knows') })).id
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

/** As it stands on the wire, Host included. */
function raw(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((done, failed) => {
    const { hostname, port } = new URL(pages.url)
    request({ hostname, port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => done({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
      .on('error', failed)
      .end()
  })
}

describe('an url gets its own page', () => {
  test.each([
    ['/about?x=1', '/about%3Fx=1'],
    ['/about%3fx=1', '/about?x=1'],
    ['/about%0A?x=1', '/about?x=1'],
    ['/about%00', '/about'],
    ['/about%5C', '/about'],
    ['/about%2e%2e', '/about'],
    ['/search?keywords=a&keywords=pots', '/search?keywords=pots&keywords=a'],
    ['/search?keywords=a%26x=1', '/search?keywords=a&x=1'],
  ])('F-PUB-12 %s and %s are two, whichever is asked first', async (one, other) => {
    const first = [await raw('GET', one), await raw('GET', other)]
    const again = [await raw('GET', other), await raw('GET', one)].toReversed()
    expect(first[0]?.text).not.toBe(first[1]?.text)
    expect(again.map(({ text, status }) => [status, text])).toEqual(
      first.map(({ text, status }) => [status, text]),
    )
  })

  test('F-PUB-12 two URLs share a key only where path and query say the same', () => {
    const part = fc.constantFrom('a', 'b', 'utm_source', 'x y', '?', '&', '=', '%', 'ä', '')
    const url = fc.record({
      path: fc.stringMatching(/^\/[ab?&=/]{0,6}$/),
      query: fc.array(fc.tuple(part, part), { maxLength: 4 }),
    })
    const meaning = ({ path, query }: { path: string; query: [string, string][] }) => {
      const names = [...new Set(query.map(([name]) => name))]
        .filter((name) => !name.startsWith('utm_'))
        .toSorted()
      return JSON.stringify([path, names.map((name) => [name, query.filter(([one]) => one === name)])])
    }
    const keyOf = ({ path, query }: { path: string; query: [string, string][] }) =>
      pageKey(path, partQuery(new URLSearchParams(query)).kept)
    fc.assert(
      fc.property(
        url,
        url,
        (one, other) => (keyOf(one) === keyOf(other)) === (meaning(one) === meaning(other)),
      ),
      { numRuns: 3000 },
    )
  })

  test('F-PUB-12 marks of advertisers neither make another page nor show in the kept one, and a redirect takes them along', async () => {
    const marked = await raw('GET', '/search?keywords=pots&utm_source=%3Cevil%3E')
    const plain = await raw('GET', '/search?keywords=pots')
    expect(plain.text).toBe(marked.text)
    expect(plain.text).not.toContain('evil')
    await admin.post('/api/redirects', { from_path: '/old', to_path: '/about', code: 301 })
    expect((await raw('GET', '/old?utm_source=letter')).headers.location).toBe('/about?utm_source=letter')
  })

  test('F-PUB-12 a HEAD, asked first or last, leaves the whole page for others', async () => {
    const head = await raw('HEAD', '/about?h=1')
    const whole = await raw('GET', '/about?h=1')
    const after = await raw('HEAD', '/about?h=1')
    expect([head.status, head.text, after.text]).toEqual([200, '', ''])
    expect(whole.text).toContain('We throw pots.')
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
      expect([head.headers[name], after.headers[name]]).toEqual([whole.headers[name], whole.headers[name]])
  })

  test('F-PUB-12 other methods are refused and leave nothing behind', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect((await raw(method, '/about?m=1')).status).toBe(405)
    expect((await raw('GET', '/about?m=1')).text).toContain('We throw pots.')
    for (const method of ['POST', 'PUT', 'TRACE']) expect((await raw(method, '/about?m=1')).status).toBe(405)
  })
})

test('F-PUB-12 host names and what proxies add change nothing in a kept page; a foreign host gets none', async () => {
  const plain = (await raw('GET', '/about')).text
  const headers: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-host': 'evil.example' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '/login' },
    { 'x-rewrite-url': '/login' },
    { 'x-http-method-override': 'POST' },
    { 'x-forwarded-proto': 'http' },
    { 'x-forwarded-prefix': '/evil' },
    { 'accept-language': 'evil' },
    { 'user-agent': 'evil' },
    { origin: 'https://evil.example' },
    { accept: 'application/json' },
  ]
  for (const [i, one] of headers.entries()) {
    const fresh = await raw('GET', `/about?n=${i}`, one)
    const kept = await raw('GET', `/about?n=${i}`)
    expect([fresh.status, fresh.text], JSON.stringify(one)).toEqual([200, kept.text])
    expect(kept.text.replaceAll(`?n=${i}`, '')).toBe(plain)
    expect(JSON.stringify(fresh.headers) + fresh.text).not.toContain('evil')
  }
  for (const path of ['/about', '/about?never=asked']) {
    const foreign = await raw('GET', path, { host: 'evil.example' })
    expect([foreign.status, foreign.text.includes('We throw')]).toEqual([421, false])
  }
})

/** A cache in front, as many sites have one: keeps what its rule lets it keep, by method and URL alone. */
function cacheInFront(mayKeep: (headers: Record<string, unknown>) => boolean) {
  const kept = new Map<string, { status: number; text: string; headers: Record<string, unknown> }>()
  return async (path: string, headers: Record<string, string> = {}) => {
    const known = kept.get(path)
    if (known) return known
    const answer = await raw('GET', path, headers)
    if (mayKeep(answer.headers)) kept.set(path, answer)
    return answer
  }
}
type Asker = (
  path: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; text: string; headers: Record<string, unknown> }>

/** Somebody signed in goes round, then somebody else asks for the same: returns what the second may not see and got. */
async function leaksOf(ask: Asker): Promise<string[]> {
  const paths = [
    '/about',
    '/hidden',
    `/user/preview/${draftId}`,
    '/login',
    '/search?keywords=plan',
    '/checkout-complete?session_id=x',
    '/api/init',
    '/api/users/me',
    '/api/shop/cart',
    `/api/posts/${draftId}`,
    '/user',
    '/nothing',
  ]
  for (const path of paths) await ask(path, { cookie, 'x-timestamp': '1' })
  const leaks: string[] = []
  for (const path of paths) {
    const { text, headers } = await ask(path)
    if (/nobody knows|for staff alone|Secretname/.test(text) || headers['set-cookie'] !== undefined)
      leaks.push(path)
  }
  return leaks
}

describe('what is personal is kept nowhere', () => {
  test('F-PUB-12 not in the own cache', async () => {
    expect((await raw('GET', `/user/preview/${draftId}`, { cookie })).text).toContain('a plan nobody knows')
    expect(await leaksOf((path, headers) => raw('GET', path, headers))).toEqual([])
  })

  test('F-PUB-12 not in a cache in front that does as the answers say', async () => {
    const obedient = cacheInFront((headers) => !/no-store|private/.test(String(headers['cache-control'])))
    expect(await leaksOf(obedient)).toEqual([])
  })

  test('F-PUB-12 a planted fault: a cache that keeps everything is seen to give away the preview and the calls', async () => {
    expect(await leaksOf(cacheInFront(() => true))).toEqual(
      expect.arrayContaining([`/user/preview/${draftId}`, '/api/users/me', `/api/posts/${draftId}`]),
    )
  })

  test('F-PUB-12 public pages are the same bytes with and without a session, and set no cookie', async () => {
    for (const path of [
      '/about?c=1',
      '/search?keywords=pots&c=1',
      '/t/pages?c=1',
      '/nothing?c=1',
      '/robots.txt',
      '/sitemap.xml',
    ]) {
      const signedIn = await raw('GET', path, { cookie })
      const visitor = await raw('GET', path)
      expect([signedIn.text, signedIn.headers['set-cookie']], path).toEqual([visitor.text, undefined])
    }
  })

  test('F-PUB-12 a page with a rule on who is signed in is kept nowhere', async () => {
    const metas = [
      { name: 'region', value: 'before' },
      { name: 'rules', value: JSON.stringify([{ type: 'login_status', value: 'logged_in' }]) },
    ]
    const made = await admin.post('/api/posts', {
      type: 'component',
      title: 'Greeting',
      status: 'published',
      value: words('Welcome back'),
      metas,
    })
    expect([made.status, JSON.stringify(made.body.error)]).toEqual([200, undefined])
    const { headers } = await raw('GET', '/about', { cookie })
    expect(headers['cache-control']).toBe('private, no-store')
  })
})
