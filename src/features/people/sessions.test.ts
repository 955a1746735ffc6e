/** Signing in and out, and how long that lasts: what callers see over HTTP. */
import { describe, expect, test } from 'vitest'
import { password, peopleUnderTest } from '#test/support/peopleUnderTest.ts'
import type { TestSite } from '#test/support/site.ts'
import { sessionRule } from './sessions.ts'

let site: TestSite
const { start, clock, account, signedIn, forgetTries } = peopleUnderTest((made) => {
  site = made
})

describe('sessions', () => {
  test('F-USER-01 a login sets autht, which scripts cannot read, and a readable hint of its end', async () => {
    const { answer, client, email } = await signedIn()
    const lines = answer.headers.getSetCookie()
    const autht = lines.find((line) => line.startsWith('autht='))
    expect(autht).toMatch(/^autht=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=2592000; Secure$/)
    const hint = lines.find((line) => line.startsWith('autht_expires='))
    expect(hint).not.toContain('HttpOnly')
    expect(client.cookies.get('autht_expires')).toBe(String(start.getTime() + sessionRule.idleMs))
    expect(answer.body.d).toMatchObject({ email, role: 'member' })
    expect(JSON.stringify(answer.body)).not.toContain('argon2')
    const rows = await site.platform.db.selectFrom('session').select('token_hash').execute()
    const token = client.cookies.get('autht') ?? ''
    expect(rows.every(({ token_hash }) => token_hash.length === 32 && !token_hash.includes(token))).toBe(true)
  })

  test('F-USER-01 logging out ends the session itself, not only the cookie', async () => {
    const { client } = await signedIn()
    const copied = client.cookies.get('autht') ?? ''
    const answer = await client.get('/api/users/logout')
    expect(answer.body.d).toEqual({ signed_out: true })
    expect(client.cookies.has('autht')).toBe(false)
    expect(client.cookies.has('autht_expires')).toBe(false)
    const thief = site.visitor()
    thief.cookies.set('autht', copied)
    expect((await thief.get('/api/users/sessions')).status).toBe(401)
    expect((await site.visitor().get('/api/users/logout')).body.d).toEqual({ signed_out: false })
  })

  test('F-USER-01 another site cannot log somebody out, nor can a prefetch', async () => {
    const { client } = await signedIn()
    const hostile: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { purpose: 'prefetch' },
    ]
    for (const headers of hostile) {
      expect((await client.call('GET', '/api/users/logout', undefined, headers)).status).toBe(403)
    }
    expect((await client.get('/api/users/me')).body.d).not.toBeNull()
    expect((await client.post('/api/users/logout')).body.d).toEqual({ signed_out: true })
  })

  test('F-USER-01 a login gives a new token and ends the session that the browser came with', async () => {
    const { client, email } = await signedIn()
    const before = client.cookies.get('autht')
    await client.post('/api/users/login', { email, password })
    expect(client.cookies.get('autht')).not.toBe(before)
    const planted = site.visitor()
    planted.cookies.set('autht', before ?? '')
    expect((await planted.get('/api/users/me')).body.d).toBeNull()
  })

  test('F-USER-01 a session ends after 14 days without use, an administrator’s after 12 hours, any after 30 days', async () => {
    const member = (await signedIn()).client
    const administrator = (await signedIn('administrator')).client
    const hour = 3_600_000
    const isIn = async (client: typeof member) => (await client.get('/api/users/me')).body.d !== null
    clock.advance(11 * hour)
    expect(await isIn(administrator)).toBe(true)
    clock.advance(12 * hour)
    expect(await isIn(administrator)).toBe(false)
    expect(await isIn(member)).toBe(true)
    clock.advance(13 * 24 * hour)
    expect(await isIn(member)).toBe(true)
    clock.advance(13 * 24 * hour)
    expect(await isIn(member)).toBe(true)
    clock.advance(4 * 24 * hour)
    expect(await isIn(member)).toBe(false)
  })

  test('F-USER-01 one sees the own sessions and signs out elsewhere, never those of others', async () => {
    const { client, email } = await signedIn()
    const other = site.visitor()
    await other.post('/api/users/login', { email, password })
    const stranger = await signedIn()
    const strangers = (await stranger.client.get('/api/users/sessions')).body.d
    const mine = (await client.get('/api/users/sessions')).body.d
    expect(mine).toHaveLength(2)
    expect(mine.filter((row: { is_current: boolean }) => row.is_current)).toHaveLength(1)
    expect((await client.post('/api/users/sessions/end', { id: strangers[0].id })).body.d).toEqual({
      ended: 0,
    })
    expect((await client.post('/api/users/sessions/end')).body.d).toEqual({ ended: 1 })
    expect((await other.get('/api/users/me')).body.d).toBeNull()
    expect((await client.get('/api/users/me')).body.d).not.toBeNull()
    expect((await stranger.client.get('/api/users/me')).body.d).not.toBeNull()
  })
})

describe('login', () => {
  test('F-USER-05 an unknown email address, a wrong password and a disabled account get one answer', async () => {
    const { email } = await account()
    const disabled = await account()
    await site.platform.db
      .updateTable('user_account')
      .set({ disabled_at: start })
      .where('id', '=', disabled.id)
      .execute()
    const answers = [
      await site.visitor().post('/api/users/login', { email, password: 'not the right one' }),
      await site
        .visitor()
        .post('/api/users/login', { email: 'nobody@example.test', password: 'not the right one' }),
      await site.visitor().post('/api/users/login', { email: disabled.email, password }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual(answers[0]?.body)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(answers[0]?.body.error?.message).toBe('The email address or the password is not right.')
    await forgetTries()
  })

  test('F-USER-05 an unknown email address takes as long as a known one', async () => {
    const { email } = await account()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 12; i += 1) {
      for (const who of ['known', 'unknown'] as const) {
        await forgetTries()
        // Processor time, threads included: what else the machine does has no part in it.
        const began = process.cpuUsage()
        const tried = who === 'known' ? email : `nobody${i}@example.test`
        await site.visitor().post('/api/users/login', { email: tried, password: 'not the right one' })
        const { user, system } = process.cpuUsage(began)
        times[who].push(user + system)
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[6] ?? 0
    // Without the same work, an unknown email address would take a tenth of the time.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) * 0.6)
    expect(median(times.unknown)).toBeLessThan(median(times.known) * 1.6)
    await forgetTries()
  })

  test('F-USER-05 after ten wrong tries the right password is refused too, until the quarter hour is over', async () => {
    const { email } = await account()
    const client = site.visitor()
    const tries = await Promise.all(
      Array.from({ length: 14 }, () =>
        client.post('/api/users/login', { email, password: 'a guess of many' }),
      ),
    )
    const looked = tries.filter(({ status }) => status === 401).length
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(10)
    expect(tries.every(({ status }) => status === 401 || status === 429)).toBe(true)
    const locked = await client.post('/api/users/login', { email, password })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(600)
    expect(locked.headers.getSetCookie()).toEqual([])
    clock.advance(15 * 60_000 + 1)
    expect((await client.post('/api/users/login', { email, password })).status).toBe(200)
    await forgetTries()
  })

  test('F-USER-05 logins that succeed do not add up to a lock', async () => {
    const { email } = await account()
    for (let i = 0; i < 12; i += 1) {
      expect((await site.visitor().post('/api/users/login', { email, password })).status).toBe(200)
    }
  })

  test('F-USER-05 logins are told in the audit log, without the password', async () => {
    const { email, id } = await account()
    await site.visitor().post('/api/users/login', { email, password: 'wrong as wrong' })
    await site.visitor().post('/api/users/login', { email, password })
    const rows = await site.platform.db
      .selectFrom('audit')
      .selectAll()
      .where('target', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['login.failed', 'login.done'])
    expect(rows[1]).toMatchObject({ actor_id: id, actor_ip: '127.0.0.1' })
    expect(JSON.stringify(rows)).not.toContain(password)
    await forgetTries()
  })

  test.each([
    ['an unknown key', { email: 'a@example.test', password, role: 'administrator' }],
    ['a number as password', { email: 'a@example.test', password: 12345678 }],
    ['a list as email address', { email: ['a@example.test'], password }],
    ['nothing', {}],
    [
      'a prototype key',
      JSON.stringify({ email: 'a@example.test', password }).replace('{', '{"__proto__":{"role":"x"},'),
    ],
  ])('F-USER-05 a login with %s is refused with 400', async (_, input) => {
    const answer = await site.visitor().call('POST', '/api/users/login', input)
    expect(answer.status).toBe(400)
    expect(answer.body.error?.code).toMatch(/^request\./)
  })
})
