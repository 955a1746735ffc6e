/** Calls that change something are taken from the site's own pages only, whoever's cookie comes along (SECURITY row 21). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#operations.ts'
import type { Operation } from '#platform/operations/operation.ts'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'https://pots.example' } })
  cookie = `autht=${(await site.as('administrator')).cookies.get('autht')}`
})
afterAll(() => site.close())

const pathOf = (operation: Operation) => operation.path.replace(/\{\w+\}/g, () => site.platform.newId())

/** Without a body that would fit: whoever passes the guard is told so, and nothing happens. */
async function send(operation: Operation, headers: Record<string, string>, body = '{"no_such_key":1}') {
  const response = await fetch(
    `${site.url}${pathOf(operation)}${operation.method === 'GET' ? '?no_such_key=1' : ''}`,
    {
      method: operation.method,
      redirect: 'manual',
      headers: {
        cookie,
        ...(operation.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(operation.method === 'GET' ? {} : { body }),
    },
  )
  const { error } = await response.json()
  return { status: response.status, code: error?.code, cookies: response.headers.getSetCookie() }
}

const changing = operations.filter(
  ({ hasEffects, sameSiteOnly, body }) => hasEffects && sameSiteOnly && body === 'json',
)
const strangers: [string, Record<string, string>][] = [
  ['the origin of another site', { origin: 'https://evil.example', 'x-timestamp': '1' }],
  ['an origin that only begins alike', { origin: 'https://pots.example.evil.example', 'x-timestamp': '1' }],
  ['an origin of another scheme', { origin: 'http://pots.example', 'x-timestamp': '1' }],
  ['the origin of a sandbox', { origin: 'null', 'x-timestamp': '1' }],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site', 'x-timestamp': '1' }],
  ['a browser that says same-site', { 'sec-fetch-site': 'same-site', 'x-timestamp': '1' }],
  ['a browser that prefetches', { 'sec-purpose': 'prefetch;prerender', 'x-timestamp': '1' }],
]

describe('another site', () => {
  test.each(changing.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'F-USER-01 cannot make %s',
    async (_, operation) => {
      for (const [who, headers] of strangers) {
        const answer = await send(operation, headers)
        expect([answer.status, answer.code, answer.cookies], who).toEqual([403, 'request.cross_site', []])
      }
      if (operation.method === 'GET')
        expect((await send(operation, {})).code, 'a link or a picture').toBe('request.cross_site')
    },
  )

  test('F-USER-01 cannot send a form of its own either: not as a form, as text or without a type', async () => {
    for (const operation of changing.filter(({ method }) => method !== 'GET')) {
      for (const type of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=b',
        'text/plain',
        'text/plain;application/json',
      ]) {
        const answer = await send(operation, { 'content-type': type, 'x-timestamp': '1' })
        expect([413, 415, 429], `${operation.name} ${type} ${answer.code}`).toContain(answer.status)
      }
    }
  })

  test('F-USER-01 a planted fault: the same calls from the own site, or by another server that proves itself, pass this guard', async () => {
    for (const operation of changing) {
      const own: Record<string, string>[] = [
        { origin: 'https://pots.example', 'sec-fetch-site': 'same-origin', 'x-timestamp': '1' },
        { 'x-timestamp': '1' },
      ]
      for (const headers of own) {
        expect((await send(operation, headers)).code, operation.name).not.toBe('request.cross_site')
      }
    }
  })

  test('F-USER-01 only those calls are open to other servers that prove themselves otherwise', () => {
    const open = operations
      .filter(({ hasEffects, sameSiteOnly }) => hasEffects && !sameSiteOnly)
      .map(({ name }) => name)
    expect(open).toEqual(['shop.webhook'])
  })
})
