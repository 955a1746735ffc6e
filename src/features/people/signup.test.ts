/** Signing up, emails with links, and the own profile: what callers see over HTTP. */
import { describe, expect, test, vi } from 'vitest'
import { password, peopleUnderTest } from '#test/support/peopleUnderTest.ts'
import type { TestSite } from '#test/support/site.ts'
import { watchStatements } from '#test/support/statements.ts'
import { sweepSessions } from './jobs/sweepSessions.ts'

let site: TestSite
const { clock, account, signedIn, emailsTo, tokenOf, forgetTries } = peopleUnderTest((made) => {
  site = made
})

describe('signup and emails', () => {
  test('F-USER-05 who signs up is a member, is signed in and gets an email that confirms the email address', async () => {
    const client = site.visitor()
    const made = await client.post('/api/users/signup', { name: 'Ada', email: 'Ada@Example.test', password })
    expect(made.status).toBe(200)
    expect(made.body.d).toMatchObject({ name: 'Ada', email: 'ada@example.test', role: 'member' })
    expect((await client.get('/api/users/me')).body.d.is_email_verified).toBe(false)
    const token = await tokenOf('ada@example.test', 'verify')
    const email = (await emailsTo('ada@example.test')).at(-1)
    expect(email?.text).toContain('https://kiln.example/login?verify=')
    expect((await site.visitor().post('/api/users/verify', { token })).status).toBe(200)
    expect((await client.get('/api/users/me')).body.d.is_email_verified).toBe(true)
    expect((await site.visitor().post('/api/users/verify', { token })).body.error?.code).toBe('token.invalid')
    await forgetTries()
  })

  test('F-USER-05 signing up with a known email address does not say so, and its owner gets an email', async () => {
    const { email } = await account()
    const answer = await site
      .visitor()
      .post('/api/users/signup', { name: 'Eve', email, password: 'eve wants to know' })
    expect(answer.status).toBe(422)
    expect(answer.body.error?.message).toBe(
      'This account could not be made. If you have one already, log in or reset the password.',
    )
    expect((await emailsTo(email)).at(-1)?.subject).toContain('You have an account already')
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

  test('F-USER-05 a reset by email sets the password once and ends every session', async () => {
    const { client, email } = await signedIn()
    const asked = await site.visitor().post('/api/users/password/forgot', { email })
    const unknown = await site.visitor().post('/api/users/password/forgot', { email: 'nobody@example.test' })
    expect(asked.body).toEqual(unknown.body)
    expect(await emailsTo('nobody@example.test')).toEqual([])
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

  test('F-USER-05 the link of a reset works for 30 minutes, and a mailbox gets three emails an hour', async () => {
    const { email } = await account()
    for (let i = 0; i < 5; i += 1) await site.visitor().post('/api/users/password/forgot', { email })
    expect(await emailsTo(email)).toHaveLength(3)
    const token = await tokenOf(email, 'reset')
    clock.advance(30 * 60_000 + 1)
    const late = await site
      .visitor()
      .post('/api/users/password/reset', { token, password: 'a second firing' })
    expect(late.body.error?.code).toBe('token.invalid')
    await forgetTries()
  })

  test('2.11 “forgot password” does the same for an email address with an account as for one without', async () => {
    const { email } = await account()
    const sentFor = async (email: string) => {
      const texts: string[] = []
      watchStatements({
        sent: (some) => {
          texts.push(...some)
          return undefined
        },
      })
      const answer = await site.visitor().post('/api/users/password/forgot', { email })
      vi.restoreAllMocks()
      return { texts, status: answer.status, body: answer.body }
    }
    const [known, unknown] = [await sentFor(email), await sentFor('nobody-at-all@example.test')]
    expect(known.texts.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
    expect(known.texts.join(' ')).not.toContain('user_account')
    expect(await emailsTo(email)).toHaveLength(1)
    expect(await emailsTo('nobody-at-all@example.test')).toEqual([])
    await sweepSessions.run(site.platform, {})
    expect(
      await site.platform.db.selectFrom('job').select('id').where('kind', '=', 'people.reset').execute(),
    ).toEqual([])
    await forgetTries()
  })

  test('F-USER-05 links in emails do not follow the Host that a request claims', async () => {
    const { email } = await account()
    await site
      .visitor()
      .call('POST', '/api/users/password/forgot', { email }, { 'x-forwarded-host': 'evil.example' })
    const message = (await emailsTo(email)).at(-1)
    expect(message?.text).toContain('https://kiln.example/login?reset=')
    expect(JSON.stringify(message)).not.toContain('evil.example')
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

  test('F-USER-03 a new email address must be free, asks for the password and takes the place of the old one when its email is answered', async () => {
    const { client, email } = await signedIn()
    const taken = await account()
    const refused = await client.post('/api/users/me', { email: taken.email, current_password: password })
    expect(refused.body.error?.code).toBe('account.email_taken')
    expect(
      (await client.post('/api/users/me', { email: 'moved@example.test', current_password: 'not this one' }))
        .body.error?.code,
    ).toBe('password.wrong')

    const asked = await client.post('/api/users/me', {
      email: 'moved@example.test',
      current_password: password,
    })
    expect(asked.body.d).toMatchObject({ email, new_email: 'moved@example.test' })
    expect((await site.visitor().post('/api/users/login', { email, password })).status).toBe(200)
    const token = await tokenOf('moved@example.test', 'verify')
    expect((await site.visitor().post('/api/users/verify', { token })).status).toBe(200)
    expect((await client.get('/api/users/me')).body.d).toMatchObject({
      email: 'moved@example.test',
      new_email: null,
      is_email_verified: true,
    })
    expect((await emailsTo(email)).at(-1)?.text).toContain('moved@example.test')
    expect(
      (await site.visitor().post('/api/users/login', { email: 'moved@example.test', password })).status,
    ).toBe(200)
    expect((await site.visitor().post('/api/users/login', { email, password })).status).toBe(401)
    // Its link works once.
    expect((await site.visitor().post('/api/users/verify', { token })).body.error?.code).toBe('token.invalid')
  })

  test('F-USER-03 a new email address can be taken back, and one that somebody else got meanwhile is refused', async () => {
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
    await client.post('/api/users/me', {
      email: 'wanted@example.test',
      current_password: 'another firing of 14',
    })
    const wanted = await tokenOf('wanted@example.test', 'verify')
    await site.visitor().post('/api/users/signup', { name: 'Quick', email: 'wanted@example.test', password })
    expect((await client.post('/api/users/verify', { token: wanted })).body.error?.code).toBe(
      'account.email_taken',
    )
    expect((await client.get('/api/users/me')).body.d.email).toBe(email)
  })
})
