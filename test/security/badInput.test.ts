/**
 * Bad input gets its status and a clear sentence in the error envelope, and nothing of the server's inside leaves it.
 * Real HTTP throughout; the fuzz runs over every operation that there is, as an administrator, so that it gets past the guards.
 */
import { createConnection } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#operations.ts'
import { hostileInput, hostileTexts } from '#test/support/hostile.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { insideWords, unlimitedApi } from '#test/support/unlimited.ts'
import { sentencesOf, validatorWords } from '#test/support/validatorWords.ts'

let site: TestSite
let admin: Client
let unlimited: Awaited<ReturnType<typeof unlimitedApi>>

beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'https://pots.example' } })
  admin = await site.as('administrator')
  unlimited = await unlimitedApi(site)
})
afterAll(async () => {
  await unlimited.close()
  await site.close()
})

function expectEnvelope(status: number, text: string, about: string) {
  const body: unknown = JSON.parse(text)
  expect(body, about).toHaveProperty('d')
  if (status < 400) return
  expect(body, about).toMatchObject({
    d: null,
    error: { code: expect.any(String), message: expect.stringMatching(/\S/) },
  })
  expect(Object.keys(body as object).toSorted(), about).toEqual(['d', 'error'])
  expect(text, about).not.toMatch(insideWords)
  expect(
    sentencesOf(body).filter((sentence) => validatorWords.test(sentence)),
    about,
  ).toEqual([])
}

async function send(
  method: string,
  path: string,
  body?: string | Uint8Array,
  headers: Record<string, string> = {},
) {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': '1',
      cookie: `autht=${admin.cookies.get('autht')}`,
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : new Uint8Array(body),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers }
}

/** Bytes on the wire as they stand, for what no client library would send. */
function raw(lines: string): Promise<string> {
  return new Promise((done, failed) => {
    let answer = ''
    const socket = createConnection(Number(new URL(site.url).port), '127.0.0.1', () => socket.end(lines))
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('close', () => done(answer))
    socket.on('error', failed)
  })
}

describe('bad input gets its status and a clear message', () => {
  const post = '{"type":"page","title":"x","status":"draft","value":[]'
  const cases: [
    string,
    string,
    string,
    string | Uint8Array | undefined,
    Record<string, string>,
    number,
    string,
  ][] = [
    ['an unknown key', 'POST', '/api/posts', `${post},"is_admin":true}`, {}, 400, 'request.invalid'],
    [
      'a wrong type',
      'POST',
      '/api/posts',
      '{"type":"page","title":7,"value":"no"}',
      {},
      400,
      'request.invalid',
    ],
    [
      'a body of 5 MB',
      'POST',
      '/api/posts',
      `${post},"description":"${'a'.repeat(5 * 1024 * 1024)}"}`,
      {},
      413,
      'request.too_large',
    ],
    [
      'another content type',
      'POST',
      '/api/posts',
      'title=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'request.unsupported_type',
    ],
    [
      'text as content type',
      'POST',
      '/api/posts',
      `${post}}`,
      { 'content-type': 'text/plain' },
      415,
      'request.unsupported_type',
    ],
    ['no JSON', 'POST', '/api/posts', '{"title": ', {}, 400, 'request.malformed'],
    ['a list where an object belongs', 'POST', '/api/posts', '[1]', {}, 400, 'request.malformed'],
    [
      'JSON nested 10,000 deep',
      'POST',
      '/api/posts',
      `{"value":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      {},
      400,
      'request.malformed',
    ],
    [
      'bytes that are no UTF-8',
      'POST',
      '/api/posts',
      new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      {},
      400,
      'request.malformed',
    ],
    [
      'NUL in a text',
      'POST',
      '/api/posts',
      `${post},"description":"a\\u0000b"}`,
      {},
      400,
      'request.malformed',
    ],
    [
      'NUL in a key',
      'POST',
      '/api/posts',
      `${post},"metas":[{"a\\u0000b":1}]}`,
      {},
      400,
      'request.malformed',
    ],
    [
      'half a character',
      'POST',
      '/api/posts',
      `${post},"description":"a\\ud800"}`,
      {},
      400,
      'request.malformed',
    ],
    [
      'a key that reaches for the prototype',
      'POST',
      '/api/posts',
      `{"__proto__":{"polluted":true},${post.slice(1)}}`,
      {},
      400,
      'request.malformed',
    ],
    [
      'constructor.prototype',
      'POST',
      '/api/posts',
      `${post},"metas":[{"constructor":{"prototype":{"polluted":1}}}]}`,
      {},
      400,
      'request.malformed',
    ],
    ['an unknown path', 'GET', '/api/nothing/here', undefined, {}, 404, 'path.unknown'],
    ['a method that the path has not', 'PUT', '/api/posts', '{}', {}, 404, 'path.unknown'],
    ['NUL in a path', 'GET', '/api/options/a%00b', undefined, {}, 404, 'path.unknown'],
    ['a path that does not decode', 'GET', '/api/options/%ff', undefined, {}, 404, 'path.unknown'],
    ['NUL in a query', 'GET', '/api/posts?keywords=a%00b', undefined, {}, 400, 'request.malformed'],
    ['a prototype key in a query', 'GET', '/api/posts?__proto__=1', undefined, {}, 400, 'request.malformed'],
    ['an unknown key in a query', 'GET', '/api/posts?no_such=1', undefined, {}, 400, 'request.invalid'],
    [
      'a page number beyond all pages',
      'GET',
      '/api/posts?p=99999999999999999999',
      undefined,
      {},
      400,
      'request.invalid',
    ],
    [
      'another site',
      'POST',
      '/api/posts',
      `${post}}`,
      { origin: 'https://evil.example' },
      403,
      'request.cross_site',
    ],
    [
      'a page that is not there, as a post',
      'GET',
      '/api/posts/00000000-0000-7000-8000-000000000000',
      undefined,
      {},
      404,
      'post.missing',
    ],
  ]
  test.each(cases)('F-ERR-02 F-ERR-06 %s', async (name, method, path, body, headers, status, code) => {
    const answer = await send(method, path, body, headers)
    expect([answer.status, JSON.parse(answer.text).error?.code], answer.text.slice(0, 300)).toEqual([
      status,
      code,
    ])
    expectEnvelope(answer.status, answer.text, name)
  })

  test('a wrong password and an unknown email address get the same answer', async () => {
    await site.visitor().post('/api/users/signup', {
      name: 'Ada',
      email: 'ada@example.test',
      password: 'correct horse battery',
    })
    const wrong = await site
      .visitor()
      .post('/api/users/login', { email: 'ada@example.test', password: 'wrong horse battery' })
    const unknown = await site
      .visitor()
      .post('/api/users/login', { email: 'bob@example.test', password: 'wrong horse battery' })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expectEnvelope(wrong.status, JSON.stringify(wrong.body), 'wrong password')
  })

  test('a foreign host name is not answered, and no URL is built from it', async () => {
    const answer = await raw('GET /api/init HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 421 /)
    expect(answer).not.toContain('evil.example')
  })

  test('a HEAD is answered as its GET without the body', async () => {
    const head = await send('HEAD', '/api/init')
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await send('HEAD', '/api/nothing')).status).toBe(404)
  })

  test('a query of 12 kB is refused or answered, one of 100 kB is refused by the server', async () => {
    expect((await send('GET', `/api/posts?keywords=${'a'.repeat(12_000)}`)).status).toBe(400)
    expect(
      await raw(`GET /api/posts?keywords=${'a'.repeat(100_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 4(00|14|31) |^$/)
  })

  test.each([
    '//',
    '//[',
    '///api/init',
    '*',
    'http://[/x',
    '/api/%',
    '/api/..%2f..%2fetc/passwd',
    '/media/%00',
    '/media/%',
    '/%00',
    '/?a=%00',
  ])('the path %s on the wire is no failure of the server', async (target) => {
    const answer = await raw(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|200) /)
    expect(answer).not.toMatch(insideWords)
  })

  test('two ways of saying how long a body is are refused', async () => {
    const answer = await raw(
      'POST /api/posts HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test('3.6 a planted fault: the words of the validator are seen in an answer', () => {
  for (const text of [
    'Too small: expected string to have >=1 characters',
    'Invalid input: expected string, received undefined',
    'Unrecognized key: "x"',
    'Invalid option: expected one of "a"|"b"',
    'Invalid string: must match pattern /x/',
    'Invalid UUID',
  ]) {
    expect(
      sentencesOf({ error: { message: 'x', data: { fields: [{ message: text }] } } }).some((one) =>
        validatorWords.test(one),
      ),
      text,
    ).toBe(true)
  }
})

/** The same inputs each time, so that a failure can be looked at; FUZZ_SEED tries others. */
const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const openOperations = operations.filter(({ body }) => body === 'json')
const named = (list: typeof operations) =>
  list.map((operation) => [`${operation.method} ${operation.path}`, operation] as const)

test.each(named(openOperations))(
  'F-ERR-06 3.6 %s survives thirty hostile inputs, and says what is wrong in words for people',
  async (_, operation) => {
    const caller = await site.as('administrator')
    const cookie = `autht=${caller.cookies.get('autht')}`
    const pathPart = fc.oneof(
      fc.constantFrom(...hostileTexts.filter((one) => one !== '' && one.isWellFormed() && one.length < 500)),
      fc.uuid(),
    )
    await fc.assert(
      fc.asyncProperty(
        hostileInput(operation),
        fc.array(pathPart, { minLength: 3, maxLength: 3 }),
        async (input, parts) => {
          let part = 0
          const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(parts[part++ % 3] ?? 'x'))
          const headers = {
            cookie,
            'x-timestamp': '1',
            ...(operation.method === 'GET' ? {} : { 'content-type': 'application/json' }),
          }
          const query = new URLSearchParams()
          if (operation.method === 'GET') {
            for (const [key, value] of Object.entries(input)) {
              for (const one of Array.isArray(value) ? value : [value])
                query.append(
                  Array.isArray(value) ? `${key}[]` : key,
                  typeof one === 'object' ? JSON.stringify(one) : String(one),
                )
            }
          }
          const response = await fetch(`${unlimited.url}${path}?${query}`.slice(0, 12_000), {
            method: operation.method,
            headers,
            redirect: 'manual',
            body: operation.method === 'GET' ? undefined : JSON.stringify(input),
          })
          const text = await response.text()
          const about = `${operation.method} ${path} ${JSON.stringify(input).slice(0, 500)} -> ${text.slice(0, 300)}`
          expect(response.status, about).toBeLessThan(500)
          const type = response.headers.get('content-type') ?? ''
          if (response.status >= 400 || type.startsWith('application/json'))
            expectEnvelope(response.status, text, about)
        },
      ),
      {
        seed: fuzzSeed,
        numRuns: 30,
        interruptAfterTimeLimit: 20_000,
        markInterruptAsFailure: false,
      },
    )
    expect(Object.prototype).not.toHaveProperty('polluted')
  },
)
