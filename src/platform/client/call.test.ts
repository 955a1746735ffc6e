/** How the browser's calls fail and try again. */
import { afterEach, expect, test, vi } from 'vitest'
import { retry } from '#constants.ts'
import { call, CallError, recoverWith } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  recoverWith(null)
})

function answering(...statuses: number[]) {
  const calls: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    calls.push(init)
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200
    const body = status === 200 ? { d: 'fine' } : { d: null, error: { code: 'kiln.cold', message: 'The kiln is cold.', data: { degrees: 20 } } }
    return new Response(JSON.stringify(body), { status, statusText: `Status ${status}` })
  })
  return calls
}

test.each([...retry.statuses])('F-ERR-03 F-CONST-23 a GET that is answered %i is tried once more', async (status) => {
  const calls = answering(status, 200)
  expect(await call('GET', '/api/init')).toBe('fine')
  expect(calls).toHaveLength(2)
})

test('F-ERR-03 F-CONST-23 a GET is never tried a third time; other statuses and methods are not tried again', async () => {
  const twice = answering(503)
  await expect(call('GET', '/api/init')).rejects.toThrow('The kiln is cold.')
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
  expect(failure).toMatchObject({ message: 'The kiln is cold.', statusText: 'Status 422', status: 422, code: 'kiln.cold', data: { degrees: 20 } })
})

test('F-ERR-06 every call sends credentials, a no-cache header and a timestamp', async () => {
  const sent = answering(200)
  await call('GET', '/api/init')
  expect(sent[0]?.credentials).toBe('same-origin')
  expect(sent[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-timestamp': expect.stringMatching(/^\d{13}$/) })
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
