/** The headers that guard every answer (SECURITY section 3), over real HTTP: pages, shell, payments, files, calls, errors. */
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardHandler } from '#dashboard/shell.ts'
import { features } from '#features.ts'
import type { Assets } from '#platform/http/assets.ts'
import { apiHandler } from '#platform/http/api.ts'
import { guardHeaders } from '#platform/http/securityHeaders.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { operations } from '#operations.ts'
import { cachedPages, pageHandler } from '#rendering/handler.ts'
import { testSite, type TestSite } from '#test/support/site.ts'

const assets: Assets = {
  buildId: 'test-build',
  builtAt: '2026-01-01T00:00:00.000Z',
  entry: (source) => ({ script: `/assets/${source}.js`, styles: ['/assets/site.css'], preloads: [] }),
  file: () => null,
  serve: async () => false,
}

interface Served {
  site: TestSite
  url: string
  administrator: string
  close(): Promise<void>
}

/** The whole server of a site with that URL, as the composition root wires it. */
async function serve(siteUrl: string): Promise<Served> {
  const site = await testSite({ environment: { SITE_URL: siteUrl } })
  const { platform } = site
  const { authenticate } = features
  const pages = pageHandler(platform, assets, authenticate)
  const mounts = [
    { prefix: '/api', handler: apiHandler(platform, { operations, authenticate }) },
    ...features.mounts(platform),
    { prefix: '/user/preview', handler: pages },
    { prefix: '/user', handler: dashboardHandler(platform, assets, authenticate) },
    { prefix: '/broken', handler: () => Promise.reject(new Error('secret of the inside')) },
  ]
  const server: Server = createHttpServer(platform, mounts, pages, cachedPages(platform))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const admin = await site.as('administrator')
  const page = {
    type: 'page',
    title: 'About',
    status: 'published',
    value: [{ id: 'p1', type: 'paragraph', state: { text: 'We throw pots.' } }],
  }
  expect((await admin.post('/api/posts', page)).status).toBe(200)
  return {
    site,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    administrator: `autht=${admin.cookies.get('autht')}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await site.close()
    },
  }
}

let secure: Served
let plain: Served
beforeAll(async () => {
  secure = await serve('https://pots.example')
  plain = await serve('http://pots.example')
})
afterAll(async () => {
  await secure.close()
  await plain.close()
})

const get = (served: Served, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(served.url + path, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  })

/** The same bar for what people see and what programs read. */
function expectGuarded(headers: Headers, about: string): void {
  expect(headers.get('x-content-type-options'), about).toBe('nosniff')
  expect(headers.get('referrer-policy'), about).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
  expect(headers.get('permissions-policy'), about).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/)
  expect(headers.get('cross-origin-opener-policy'), about).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy'), about).toMatch(/^(same|cross)-origin$/)
  expect(headers.get('server'), about).toBeNull()
  expect(headers.get('x-powered-by'), about).toBeNull()
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy, about).toMatch(/default-src '(self|none)'/)
  expect(policy, about).not.toMatch(/unsafe-(inline|eval|hashes)|(?<!pots\.example:)\*/)
}

describe('every HTML answer has the headers', () => {
  const cases: [string, string, number, Record<string, string>?, string?][] = [
    ['a published page', '/about', 200],
    ['the same page from the cache', '/about', 200],
    ['the login', '/login', 200],
    ['the search', '/search?keywords=pots', 200],
    ['a missing page', '/nothing/here', 404],
    ['a refused path', '/p/x.php', 404],
    ['a URL that cannot be read', '/%ff', 400],
    ['a method that pages have not', '/about', 405, {}, 'PUT'],
    ['a payment that is none', '/pay/test/none', 404],
    ['the way to the login', '/user', 302],
    ['the preview without a session', '/user/preview/x', 302],
  ]
  test.each(cases)('%s', async (about, path, status, headers = {}, method = 'GET') => {
    const answer = await get(secure, path, headers, method)
    expect(answer.status, about).toBe(status)
    expectGuarded(answer.headers, about)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    const policy = answer.headers.get('content-security-policy') ?? ''
    for (const part of ["base-uri 'none'", 'frame-ancestors ', 'form-action '])
      expect(policy, about).toContain(part)
    expect(policy, about).toMatch(/object-src 'none'|default-src 'none'/)
  })

  test('a page names its own inline style by hash and lets in no other', async () => {
    const policy = (await get(secure, '/about')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain('script-src pots.example:*/assets/;')
    expect(policy).toMatch(/style-src pots\.example:\*\/assets\/( 'sha256-[\w+/=]+')*;/)
  })

  test('the shell of /user: a nonce of its own for each answer, never kept, and a 404 has the same', async () => {
    const nonces = new Set<string>()
    for (const [path, status] of [
      ['/user', 200],
      ['/user', 200],
      ['/user/nowhere', 404],
    ] as const) {
      const answer = await get(secure, path, { cookie: secure.administrator })
      expect(answer.status).toBe(status)
      expectGuarded(answer.headers, path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const nonce = /script-src pots\.example:\*\/assets\/ 'nonce-([\w+/=]{22,})'/.exec(
        answer.headers.get('content-security-policy') ?? '',
      )?.[1]
      expect(await answer.text()).toContain(`nonce="${nonce}"`)
      nonces.add(nonce ?? '')
    }
    expect(nonces.size).toBe(3)
  })
})

describe('every answer of /api has the headers', () => {
  const cases: [string, string, number][] = [
    ['a call', '/api/init', 200],
    ['a call without a session', '/api/status-list?type=page', 401],
    ['an unknown call', '/api/nothing', 404],
    ['input that breaks the schema', '/api/search?p=x&target=y', 400],
  ]
  test.each(cases)('%s', async (about, path, status) => {
    const answer = await get(secure, path)
    expect(answer.status, about).toBe(status)
    expectGuarded(answer.headers, about)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

test('an unchanged answer repeats the headers of the kept page: a browser puts those of a 304 over its own', async () => {
  const whole = await get(secure, '/about')
  const ifNoneMatch = { 'if-none-match': whole.headers.get('etag') ?? '' }
  // The first goes the fast way, the second the long one, which knows this spelling of the URL not yet.
  for (const path of ['/about', '/about?utm_source=letter']) {
    const unchanged = await get(secure, path, ifNoneMatch)
    expect(unchanged.status, path).toBe(304)
    expectGuarded(unchanged.headers, path)
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag']) {
      expect(unchanged.headers.get(name), `${path} ${name}`).toBe(whole.headers.get(name))
    }
  }
})

test('2.8 each page frames what is on it and nobody else; scripts come from the built files alone', async () => {
  const { site } = secure
  const admin = await site.as('administrator')
  const publish = async (title: string, type: string, state: Record<string, unknown>) =>
    expect(
      (
        await admin.post('/api/posts', {
          type: 'page',
          title,
          status: 'published',
          value: [{ id: 'p2', type, state, children: [] }],
        })
      ).status,
    ).toBe(200)
  await publish('Film', 'embed', { url: 'https://vimeo.com/123456789' })
  await publish('Own frame', 'html', {
    code: '<iframe src="https://maps.example/at?x=1"></iframe><script>document.title</script>',
  })
  const policyOf = async (path: string) =>
    (await get(secure, path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/about')).toContain("frame-src 'none'")
  expect(await policyOf('/film')).toMatch(/frame-src https:\/\/player\.vimeo\.com(;|$)/)
  const own = await policyOf('/own-frame')
  expect(own).toMatch(/frame-src https:\/\/maps\.example(;|$)/)
  expect(own).toMatch(/script-src pots\.example:\*\/assets\/ 'sha256-[\w+/=]+';/)
  for (const path of ['/about', '/film', '/own-frame', '/login', '/nothing'])
    expect(await policyOf(path), path).not.toMatch(/script-src[^;]*'self'/)
})

test('2.8 what /api/fetch brings from elsewhere can be neither run nor drawn as a page', async () => {
  const { site } = secure
  const author = await site.as('author')
  const types: [string | undefined, string][] = [
    ['text/javascript', 'text/plain; charset=utf-8'],
    ['application/javascript', 'application/octet-stream'],
    ['application/ecmascript; charset=utf-8', 'application/octet-stream'],
    ['TEXT/HTML', 'text/plain; charset=utf-8'],
    ['application/xhtml+xml', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'application/octet-stream'],
    ['text/css', 'text/plain; charset=utf-8'],
    ['application/pdf', 'application/octet-stream'],
    ['application/wasm', 'application/octet-stream'],
    ['multipart/x-mixed-replace', 'application/octet-stream'],
    [undefined, 'application/octet-stream'],
    ['application/ld+json', 'application/json; charset=utf-8'],
    ['image/png', 'image/png'],
  ]
  const { platform } = site
  const real = platform.egress
  try {
    for (const [claimed, given] of types) {
      const claimedHeaders: Record<string, string> = claimed === undefined ? {} : { 'content-type': claimed }
      platform.egress = {
        fetch: async ({ url }) => ({
          status: 200,
          url,
          headers: claimedHeaders,
          body: Buffer.from('alert(1)'),
        }),
      }
      const { headers } = await author.get('/api/fetch', { target_url: 'https://elsewhere.example/x' })
      expect(headers.get('content-type'), claimed).toBe(given)
      expect(headers.get('content-disposition'), claimed).toBe('attachment')
      expect(headers.get('content-security-policy'), claimed).toContain('sandbox')
      expect(headers.get('x-content-type-options'), claimed).toBe('nosniff')
    }
  } finally {
    platform.egress = real
  }
})

test('plain answers have them too: health, a strange host, a failure of a handler, feeds, missing files', async () => {
  const cases = [
    ['/healthz', {}, 200],
    ['/about', { host: 'evil.example' }, 421],
    ['/broken', {}, 500],
    ['/robots.txt', {}, 200],
    ['/robots.txt', {}, 200],
    ['/sitemap.xml', {}, 200],
    ['/media/none.png', {}, 404],
  ] as const
  for (const [path, headers, status] of cases) {
    const answer = await rawGet(secure, path, headers)
    expect(answer.status, path).toBe(status)
    expectGuarded(answer.headers, path)
    expect(answer.text, path).not.toContain('secret of the inside')
  }
})

test('a file that somebody uploaded can do nothing in our name, and other sites may show its picture', async () => {
  await secure.site.platform.storage.write('public', 'evil.html', Buffer.from('<script>alert(1)</script>'))
  const file = await get(secure, '/media/evil.html')
  expectGuarded(file.headers, 'a file')
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('a planted fault: an answer that lost one of the headers is seen', () => {
  const whole = new Headers(guardHeaders(true))
  expectGuarded(whole, 'whole')
  for (const name of whole.keys()) {
    if (name === 'strict-transport-security') continue
    const without = new Headers(whole)
    without.delete(name)
    expect(() => expectGuarded(without, name), name).toThrow()
  }
  const weak = new Headers(whole)
  weak.set('content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-inline'")
  expect(() => expectGuarded(weak, 'weak')).toThrow()
})

test('only behind TLS are browsers told to stay there, and then on every answer', async () => {
  for (const path of [
    '/about',
    '/about',
    '/nothing/here',
    '/api/init',
    '/user',
    '/pay/test/none',
    '/healthz',
    '/robots.txt',
    '/media/x.png',
  ]) {
    expect((await get(secure, path)).headers.get('strict-transport-security'), path).toMatch(
      /max-age=31536000/,
    )
    expect((await get(plain, path)).headers.get('strict-transport-security'), path).toBeNull()
  }
})

/** fetch writes its own Host header; this one writes what it is given. */
function rawGet(served: Served, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Headers; text: string }>((done, failed) => {
    request(served.url + path, { headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => {
        const pairs = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        )
        done({ status: response.statusCode ?? 0, headers: new Headers(pairs), text })
      })
    })
      .on('error', failed)
      .end()
  })
}
