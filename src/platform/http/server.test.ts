/** Who is answered at all: one name of the host, and figures of the server for its owner only. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'

const token = 'a-token-for-figures-1234'
let open: TestSite
let guarded: TestSite
beforeAll(async () => {
  open = await testSite()
  guarded = await testSite({ environment: { METRICS_TOKEN: token } })
})
afterAll(async () => {
  await open.close()
  await guarded.close()
})

function statusOf(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .once('error', reject)
      .end()
  })
}

test('2.11 /metrics answers this machine, and nobody whom a proxy on it hands on', async () => {
  expect(await statusOf(open, '/metrics')).toBe(200)
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect(await statusOf(open, '/metrics', { [name]: '203.0.113.9' }), name).toBe(404)
})

test('2.11 with METRICS_TOKEN /metrics answers who names it, from wherever', async () => {
  expect(await statusOf(guarded, '/metrics')).toBe(404)
  expect(await statusOf(guarded, '/metrics', { authorization: 'Bearer another-token-000000' })).toBe(404)
  expect(
    await statusOf(guarded, '/metrics', {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '203.0.113.9',
    }),
  ).toBe(200)
})

test.each(['Host: a.example\r\nHost: b.example', 'Host: a.example\r\nhOsT: a.example'])(
  '2.11 two names of the host are refused: %j',
  async (hosts) => {
    const { hostname, port } = new URL(open.url)
    const line = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET /healthz HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`),
      )
      socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''))
      socket.once('error', reject)
    })
    expect(line).toContain('400')
  },
)
