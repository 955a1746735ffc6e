/**
 * Bodies that no honest client sends, to every call that there is: a status below 500, the envelope, nothing of the inside.
 * `npm test` sends a share of them to each call, to its neighbours the others; `npm run test:long` all of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '#platform/operations/operation.ts'
import { operations } from '#operations.ts'
import { shareOf } from '#test/support/share.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { insideWords, unlimitedApi } from '#test/support/unlimited.ts'

let site: TestSite
let api: Awaited<ReturnType<typeof unlimitedApi>>
beforeAll(async () => {
  site = await testSite()
  api = await unlimitedApi(site)
})
afterAll(async () => {
  await api.close()
  await site.close()
})

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join()
const bytes = (...values: number[]) => new Uint8Array(values)
const twoMegabytes = '2 MB'
/** Each with the statuses that are right for it; a call may know better than to read the body first (401, 404, 415). */
const bodies: [string, string | Uint8Array, number[]][] = [
  [twoMegabytes, `{"a":"${'a'.repeat(2 * 1024 * 1024)}"}`, [413]],
  ['5 MB', `{"a":"${'a'.repeat(5 * 1024 * 1024)}"}`, [413]],
  ['no UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d), [400]],
  ['a cut character', bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xe2, 0x82, 0x22, 0x7d), [400]],
  ['an overlong character', bytes(0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d), [400]],
  ['another coding', new Uint8Array(Buffer.from('{"a":1}', 'utf16le')), [400]],
  ['10,000 lists in each other', `{"id":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, [400]],
  ['10,000 objects in each other', `${'{"value":'.repeat(10_000)}1${'}'.repeat(10_000)}`, [400]],
  ['NUL in a value', '{"name":"a\\u0000b"}', [400]],
  ['half a character', '{"name":"a\\udc00"}', [400]],
  ['a prototype', '{"__proto__":{"polluted":1}}', [400]],
  ['a constructor', '{"value":{"constructor":{"prototype":{"polluted":1}}}}', [400]],
  ['5,000 unknown keys', `{${many(5_000, (index) => `"k${index}":1`)}}`, [400]],
  ['one key of 100 kB', `{"${'k'.repeat(100_000)}":1}`, [400]],
  ['a key twice', '{"no_such":1,"no_such":2}', [400]],
  ['a list', '[]', [400]],
  ['a text', '"x"', [400]],
  ['a number', '1e999', [400]],
  ['null', 'null', [400]],
  ['half an object', '{"a":', [400]],
  ['two objects', '{}{}', [400]],
  ['a mark of order', '\ufeff{"no_such":1}', [400]],
  ['comments', '{/* */}', [400]],
  ['NaN', '{"a":NaN}', [400]],
]
const queries = [
  'no_such=1',
  '__proto__=1',
  '__proto__[polluted]=1',
  'constructor=1',
  'a=%00',
  'id=%00',
  'a=%ff%fe',
  'a=%ed%a0%80',
  '%',
  '%%%',
  '[]=1',
  '[][]=1',
  '=',
  '&&&&',
  'then=1',
  'p=NaN',
  'p=-1',
  'p=1e400',
  'limit=99999999999999999999',
  many(2000, (index) => `k${index}=1`).replaceAll(',', '&'),
]

const named = (list: readonly Operation[]) =>
  list.map((operation, place) => [`${operation.method} ${operation.path}`, operation, place] as const)
const pathOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, () => site.platform.newId())

async function check(about: string, path: string, init: RequestInit): Promise<number> {
  const started = performance.now()
  const response = await fetch(api.url + path, { redirect: 'manual', ...init })
  const text = await response.text()
  const seen = `${about}: ${response.status} ${text.slice(0, 300)}`
  expect(response.status, seen).toBeLessThan(500)
  expect(performance.now() - started, `${about} in time`).toBeLessThan(5000)
  if (response.status < 400) return response.status
  const body: unknown = JSON.parse(text)
  expect(body, seen).toMatchObject({
    d: null,
    error: { code: expect.stringMatching(/^[a-z_.]+$/), message: expect.stringMatching(/\S/) },
  })
  expect(text, seen).not.toMatch(insideWords)
  expect(text.length, `${about}: what was sent is not sent back`).toBeLessThan(30_000)
  return response.status
}

test.each(named(operations.filter(({ method, body }) => method !== 'GET' && body === 'json')))(
  'F-ERR-06 %s refuses every bad body with its status',
  async (_, operation, place) => {
    const caller = await site.as('administrator')
    const headers = {
      cookie: `autht=${caller.cookies.get('autht')}`,
      'x-timestamp': '1',
      'content-type': 'application/json',
    }
    for (const [about, body, statuses] of shareOf(bodies, place)) {
      const status = await check(about, pathOf(operation), {
        method: operation.method,
        headers,
        body: typeof body === 'string' ? body : new Uint8Array(body),
      })
      // A long page is more than 2 MB; what it does not know it refuses all the same.
      const isWithin = about === twoMegabytes && (operation.bodyLimitBytes ?? 0) > 2 * 1024 * 1024
      expect(isWithin ? [400] : statuses, `${about}: ${status}`).toContain(status)
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  },
)

test.each(named(operations.filter(({ body }) => body !== 'json')))(
  'F-ERR-06 %s, which reads its body itself, refuses every bad body',
  async (_, operation, place) => {
    const caller = await site.as('administrator')
    const headers = { cookie: `autht=${caller.cookies.get('autht')}`, 'x-timestamp': '1' }
    for (const [about, body] of shareOf(bodies, place)) {
      for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
        const status = await check(about, pathOf(operation), {
          method: operation.method,
          headers: { ...headers, 'content-type': type },
          body: typeof body === 'string' ? body : new Uint8Array(body),
        })
        expect(status, about).toBeGreaterThanOrEqual(400)
      }
    }
  },
)

test.each(named(operations.filter(({ method }) => method === 'GET')))(
  'F-ERR-06 %s refuses every bad query',
  async (_, operation, place) => {
    const caller = await site.as('administrator')
    const headers = { cookie: `autht=${caller.cookies.get('autht')}`, 'x-timestamp': '1' }
    for (const query of shareOf(queries, place))
      await check(query.slice(0, 60), `${pathOf(operation)}?${query}`, { headers })
    expect(await check('an unknown key', `${pathOf(operation)}?no_such=1`, { headers })).toBe(400)
  },
)

test('F-ERR-06 a planted fault: an answer with a trace or a statement of the database is seen', () => {
  for (const text of [
    'Error: x\n    at /srv/app/main.js:1:2',
    'at file:///srv/x.ts:3',
    'select "a" from',
    'insert into post',
    'relation "post" does not exist',
    'duplicate key value violates unique constraint',
  ])
    expect(text).toMatch(insideWords)
})
