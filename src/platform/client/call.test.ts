/** How the browser's calls fail and try again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry, retryWait } from '#constants.ts'
import { call, CallError, recoverWith } from './call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  recoverWith(null)
})

function answering(...statuses: number[]) {
  const calls: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    calls.push(init)
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200
    const body =
      status === 200
        ? { d: 'fine' }
        : { d: null, error: { code: 'kiln.cold', message: 'The kiln is cold.', data: { degrees: 20 } } }
    return new Response(JSON.stringify(body), { status, statusText: `Status ${status}` })
  })
  return calls
}

test.each([...retry.statuses])(
  'F-ERR-03 F-CONST-23 a GET that is answered %i is tried once more',
  async (status) => {
    const calls = answering(status, 200)
    expect(await waited(call('GET', '/api/init'))).toBe('fine')
    expect(calls).toHaveLength(2)
  },
)

/** The outcome, once every pause is over. */
async function waited<T>(calling: Promise<T>): Promise<T> {
  const outcome = Promise.allSettled([calling])
  await vi.runAllTimersAsync()
  await outcome
  return calling
}

/** A server that refuses once, with a word about when to come back; answers how long the second try waited. */
async function secondTryAfter(status: number, retryAfter: string | null): Promise<number | 'never'> {
  const times: number[] = []
  vi.stubGlobal('fetch', async () => {
    times.push(Date.now())
    if (times.length > 1) return Response.json({ d: 'fine' })
    return Response.json(
      { d: null },
      { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } },
    )
  })
  await waited(call('GET', '/api/init').catch(() => null))
  const [first = 0, second] = times
  return second === undefined ? 'never' : second - first
}

test('3.5 F-ERR-03 the second try waits a while that differs from browser to browser', async () => {
  const { usualMs } = retryWait
  const chance = vi.spyOn(Math, 'random')
  for (const [drawn, expected] of [
    [0, usualMs / 2],
    [0.5, usualMs],
    [1, usualMs * 1.5],
  ] as const) {
    chance.mockReturnValue(drawn)
    for (const status of [500, 502, 408, 429, 503])
      expect(await secondTryAfter(status, null), String(status)).toBe(expected)
  }
})

test('3.5 F-ERR-03 429 and 503 are tried again when the server says, in seconds or by date, and not at all beyond the longest pause', async () => {
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'))
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const more = retryWait.usualMs / 2
  for (const status of [429, 503]) {
    expect(await secondTryAfter(status, '3')).toBe(3000 + more)
    expect(await secondTryAfter(status, '0')).toBe(retryWait.usualMs)
    expect(await secondTryAfter(status, 'soon')).toBe(retryWait.usualMs)
    expect(
      await secondTryAfter(status, new Date(Math.ceil(Date.now() / 1000) * 1000 + 5000).toUTCString()),
    ).toBeGreaterThanOrEqual(5000)
    expect(await secondTryAfter(status, '3600')).toBe('never')
  }
  expect(await secondTryAfter(500, '3')).toBe(retryWait.usualMs)
})

test('3.5 who leaves while a second try waits is not kept, and nothing is sent', async () => {
  const calls = answering(503, 200)
  const left = new AbortController()
  const calling = call('GET', '/api/init', undefined, { signal: left.signal })
  const outcome = expect(calling).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(10)
  left.abort()
  await outcome
  await vi.runAllTimersAsync()
  expect(calls).toHaveLength(1)
})

test('F-ERR-03 F-CONST-23 a GET is never tried a third time; other statuses and methods are not tried again', async () => {
  const twice = answering(503)
  await expect(waited(call('GET', '/api/init'))).rejects.toThrow('The kiln is cold.')
  expect(twice).toHaveLength(2)
  const missing = answering(404, 200)
  await expect(call('GET', '/api/init')).rejects.toThrow()
  expect(missing).toHaveLength(1)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const calls = answering(503, 200)
    await expect(call(method, '/api/init', {})).rejects.toThrow()
    expect(calls).toHaveLength(1)
  }
})

test('F-ERR-02 a failed call carries message, status text, status code and data', async () => {
  answering(422)
  const failure = await call('POST', '/api/posts', {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallError)
  expect(failure).toMatchObject({
    message: 'The kiln is cold.',
    statusText: 'Status 422',
    status: 422,
    code: 'kiln.cold',
    data: { degrees: 20 },
  })
})

test('F-ERR-06 every call sends credentials, a no-cache header and a timestamp', async () => {
  const sent = answering(200)
  await call('GET', '/api/init')
  expect(sent[0]?.credentials).toBe('same-origin')
  expect(sent[0]?.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-timestamp': expect.stringMatching(/^\d{13}$/),
  })
})

test('F-USER-01 a refused call is repeated with the same input once somebody has signed in, and only once', async () => {
  const asked: number[] = []
  recoverWith(async ({ status }) => {
    asked.push(status)
    return true
  })
  const calls = answering(401, 200)
  expect(await call('POST', '/api/options', { name: 'site_name', value: 'Oat & Ash' })).toBe('fine')
  expect(calls.map(({ body }) => body)).toEqual([calls[0]?.body, calls[0]?.body])
  const refused = answering(401)
  await expect(call('GET', '/api/options')).rejects.toThrow()
  expect(refused).toHaveLength(2)
  expect(asked).toEqual([401, 401])
  const forbidden = answering(403)
  await expect(call('GET', '/api/options')).rejects.toThrow()
  expect(forbidden).toHaveLength(1)
  const signingIn = answering(401)
  await expect(call('POST', '/api/users/login', {}, { isSignIn: true })).rejects.toThrow()
  expect(signingIn).toHaveLength(1)
})

test('F-USER-01 who does not sign in gets the refusal', async () => {
  recoverWith(async () => false)
  const calls = answering(401, 200)
  await expect(call('POST', '/api/options', {})).rejects.toMatchObject({ status: 401 })
  expect(calls).toHaveLength(1)
})
