/** Signing in and out, signing up, profiles: what callers see over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { createAccount } from './accounts.ts'
import { sessionRule } from './sessions.ts'

const start = new Date('2026-03-02T10:00:00Z')
const clock = fixedClock(start)
const password = 'a kiln at cone six'
let site: TestSite

beforeAll(async () => {
  site = await testSite({ clock, environment: { SITE_URL: 'https://kiln.example' } })
})
afterAll(() => site.close())

let count = 0
async function account(role: 'member' | 'administrator' = 'member'): Promise<{ id: string; email: string }> {
  count += 1
  const email = `person${count}@example.test`
  const { id } = await createAccount(site.platform, site.platform.db, {
    name: `Person ${count}`,
    email,
    password,
    role,
  })
  return { id, email }
}

async function signedIn(role: 'member' | 'administrator' = 'member') {
  const { id, email } = await account(role)
  const client = site.visitor()
  const answer = await client.post('/api/users/login', { email, password })
  expect(answer.status).toBe(200)
  return { id, email, client, answer }
}

/** The letters to an address, newest last. */
async function lettersTo(email: string): Promise<{ subject: string; text: string; html: string }[]> {
  const rows = await site.platform.db.selectFrom('outbox').select('payload').orderBy('id').execute()
  return rows
    .filter(({ payload }) => payload.to === email)
    .map(({ payload }) => ({
      subject: String(payload.subject),
      text: String(payload.text),
      html: String(payload.html),
    }))
}

async function tokenOf(email: string, kind: string): Promise<string> {
  const letter = (await lettersTo(email)).at(-1)
  const match = new RegExp(`${kind}=([\\w-]+)`).exec(letter?.text ?? '')
  return match?.[1] ?? ''
}

/** The rate limits of a test's own calls are no part of it. */
async function forgetTries(): Promise<void> {
  await site.platform.db.deleteFrom('rate_limit').execute()
}

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
  test('F-USER-05 an unknown address, a wrong password and a disabled account get one answer', async () => {
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
    expect(answers[0]?.body.error?.message).toBe('The e-mail address or the password is not right.')
    await forgetTries()
  })

  test('F-USER-05 an unknown address takes as long as a known one', async () => {
    const { email } = await account()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 12; i += 1) {
      for (const who of ['known', 'unknown'] as const) {
        await forgetTries()
        const began = performance.now()
        const address = who === 'known' ? email : `nobody${i}@example.test`
        await site.visitor().post('/api/users/login', { email: address, password: 'not the right one' })
        times[who].push(performance.now() - began)
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[6] ?? 0
    // Without the same work, an unknown address would take a tenth of the time.
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
    ['a list as address', { email: ['a@example.test'], password }],
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

describe('signup and letters', () => {
  test('F-USER-05 who signs up is a member, is signed in and gets a letter that confirms the address', async () => {
    const client = site.visitor()
    const made = await client.post('/api/users/signup', { name: 'Ada', email: 'Ada@Example.test', password })
    expect(made.status).toBe(200)
    expect(made.body.d).toMatchObject({ name: 'Ada', email: 'ada@example.test', role: 'member' })
    expect((await client.get('/api/users/me')).body.d.is_email_verified).toBe(false)
    const token = await tokenOf('ada@example.test', 'verify')
    const letter = (await lettersTo('ada@example.test')).at(-1)
    expect(letter?.text).toContain('https://kiln.example/login?verify=')
    expect((await site.visitor().post('/api/users/verify', { token })).status).toBe(200)
    expect((await client.get('/api/users/me')).body.d.is_email_verified).toBe(true)
    expect((await site.visitor().post('/api/users/verify', { token })).body.error?.code).toBe('token.invalid')
    await forgetTries()
  })

  test('F-USER-05 signing up with a known address does not say so, and its owner gets a letter', async () => {
    const { email } = await account()
    const answer = await site
      .visitor()
      .post('/api/users/signup', { name: 'Eve', email, password: 'eve wants to know' })
    expect(answer.status).toBe(422)
    expect(answer.body.error?.message).toBe(
      'This account could not be made. If you have one already, log in or reset the password.',
    )
    expect((await lettersTo(email)).at(-1)?.subject).toContain('You have an account already')
    await forgetTries()
  })

  test.each([
    ['short', 'kiln six', 'ok'],
    ['short', 'kiln', 'password.too_short'],
    ['common', 'Password123!', 'password.too_common'],
    ['common', 'qwertzuiop', 'password.too_common'],
    ['common', '98765432', 'password.too_common'],
    ['the own name', 'Florence Green', 'password.too_common'],
  ])('F-USER-05 a %s password: %s is answered %s', async (_, wanted, code) => {
    await forgetTries()
    const email = `${Buffer.from(wanted).toString('hex')}@example.test`
    const answer = await site
      .visitor()
      .post('/api/users/signup', { name: 'Florence Green', email, password: wanted })
    expect(answer.body.error?.code ?? 'ok').toBe(code)
  })

  test.each(['role', 'is_admin', 'id', 'email_verified_at', 'constructor'])(
    'F-USER-04 nobody signs up with a say in %s',
    async (key) => {
      await forgetTries()
      const email = `${key}@example.test`
      const input = { name: 'Eve', email, password, [key]: 'administrator' }
      expect((await site.visitor().post('/api/users/signup', input)).status).toBe(400)
      const row = await site.platform.db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      expect(row).toBeUndefined()
    },
  )

  test('F-USER-05 a reset by letter sets the password once and ends every session', async () => {
    const { client, email } = await signedIn()
    const asked = await site.visitor().post('/api/users/password/forgot', { email })
    const unknown = await site.visitor().post('/api/users/password/forgot', { email: 'nobody@example.test' })
    expect(asked.body).toEqual(unknown.body)
    expect(await lettersTo('nobody@example.test')).toEqual([])
    const token = await tokenOf(email, 'reset')
    const next = 'a second firing'
    const refused = await site.visitor().post('/api/users/password/reset', { token, password: 'short' })
    expect(refused.body.error?.code).toBe('password.too_short')
    expect((await site.visitor().post('/api/users/password/reset', { token, password: next })).status).toBe(
      200,
    )
    expect((await client.get('/api/users/me')).body.d).toBeNull()
    const again = await site
      .visitor()
      .post('/api/users/password/reset', { token, password: 'a third firing' })
    expect(again.body.error?.code).toBe('token.invalid')
    expect((await site.visitor().post('/api/users/login', { email, password })).status).toBe(401)
    expect((await site.visitor().post('/api/users/login', { email, password: next })).status).toBe(200)
    await forgetTries()
  })

  test('F-USER-05 the link of a reset works for 30 minutes, and a mailbox gets three letters an hour', async () => {
    const { email } = await account()
    for (let i = 0; i < 5; i += 1) await site.visitor().post('/api/users/password/forgot', { email })
    expect(await lettersTo(email)).toHaveLength(3)
    const token = await tokenOf(email, 'reset')
    clock.advance(30 * 60_000 + 1)
    const late = await site
      .visitor()
      .post('/api/users/password/reset', { token, password: 'a second firing' })
    expect(late.body.error?.code).toBe('token.invalid')
    await forgetTries()
  })

  test('F-USER-05 links in letters do not follow the Host that a request claims', async () => {
    const { email } = await account()
    await site
      .visitor()
      .call('POST', '/api/users/password/forgot', { email }, { 'x-forwarded-host': 'evil.example' })
    const letter = (await lettersTo(email)).at(-1)
    expect(letter?.text).toContain('https://kiln.example/login?reset=')
    expect(JSON.stringify(letter)).not.toContain('evil.example')
  })
})

describe('the own profile', () => {
  test('F-USER-03 one changes name and preferences; the rest needs the current password', async () => {
    const { client, email } = await signedIn()
    const saved = await client.post('/api/users/me', { name: 'Ida', preferences: { theme: 'dark' } })
    expect(saved.body.d).toMatchObject({ name: 'Ida', email, preferences: { theme: 'dark' } })
    const bare = await client.post('/api/users/me', { password: 'another firing' })
    expect(bare.body.error?.code).toBe('password.wrong')
    const other = site.visitor()
    await other.post('/api/users/login', { email, password })
    const old = client.cookies.get('autht') ?? ''
    const changed = await client.post('/api/users/me', {
      password: 'another firing',
      current_password: password,
    })
    expect(client.cookies.get('autht')).not.toBe(old)
    const copied = site.visitor()
    copied.cookies.set('autht', old)
    expect((await copied.get('/api/users/me')).body.d).toBeNull()
    expect(changed.status).toBe(200)
    expect((await other.get('/api/users/me')).body.d).toBeNull()
    expect((await client.get('/api/users/me')).body.d).not.toBeNull()
    expect((await client.post('/api/users/me', { role: 'administrator' })).status).toBe(400)
    expect((await client.post('/api/users/me', { avatar: 'javascript:alert(1)' })).status).toBe(400)
  })

  test('F-USER-03 a new address must be free, asks for the password and takes the place of the old one when its letter is answered', async () => {
    const { client, email } = await signedIn()
    const taken = await account()
    const refused = await client.post('/api/users/me', { email: taken.email, current_password: password })
    expect(refused.body.error?.code).toBe('account.email_taken')
    expect((await client.post('/api/users/me', { email: 'moved@example.test', current_password: 'not this one' })).body.error?.code).toBe('password.wrong')

    const asked = await client.post('/api/users/me', { email: 'moved@example.test', current_password: password })
    expect(asked.body.d).toMatchObject({ email, new_email: 'moved@example.test' })
    expect((await site.visitor().post('/api/users/login', { email, password })).status).toBe(200)
    const token = await tokenOf('moved@example.test', 'verify')
    expect((await site.visitor().post('/api/users/verify', { token })).status).toBe(200)
    expect((await client.get('/api/users/me')).body.d).toMatchObject({ email: 'moved@example.test', new_email: null, is_email_verified: true })
    expect((await lettersTo(email)).at(-1)?.text).toContain('moved@example.test')
    expect((await site.visitor().post('/api/users/login', { email: 'moved@example.test', password })).status).toBe(200)
    expect((await site.visitor().post('/api/users/login', { email, password })).status).toBe(401)
    // Its link works once.
    expect((await site.visitor().post('/api/users/verify', { token })).body.error?.code).toBe('token.invalid')
  })

  test('F-USER-03 a new address can be taken back, and one that somebody else got meanwhile is refused', async () => {
    const { client, email } = await signedIn()
    const ask = (to: string) => client.post('/api/users/me', { email: to, current_password: password })
    await ask('slip@example.test')
    const slip = await tokenOf('slip@example.test', 'verify')
    expect((await client.post('/api/users/me', { email })).body.d).toMatchObject({ email, new_email: null })
    expect((await client.post('/api/users/verify', { token: slip })).body.error?.code).toBe('token.invalid')
    await ask('slip@example.test')
    const before = await tokenOf('slip@example.test', 'verify')
    await client.post('/api/users/me', { password: 'another firing of 14', current_password: password })
    expect((await client.post('/api/users/verify', { token: before })).body.error?.code).toBe('token.invalid')
    await client.post('/api/users/me', { email: 'wanted@example.test', current_password: 'another firing of 14' })
    const wanted = await tokenOf('wanted@example.test', 'verify')
    await site.visitor().post('/api/users/signup', { name: 'Quick', email: 'wanted@example.test', password })
    expect((await client.post('/api/users/verify', { token: wanted })).body.error?.code).toBe('account.email_taken')
    expect((await client.get('/api/users/me')).body.d.email).toBe(email)
  })
})
