/** The second factor, from the key in the app to the login. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { createAccount } from './accounts.ts'
import { base32, codeAt, matchingStep, stepOf } from './totp.ts'

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'))
const email = 'ada@example.test'
const password = 'a kiln at cone six'
let site: TestSite
let ada: Client

beforeAll(async () => {
  site = await testSite({ clock })
  await createAccount(site.platform, site.platform.db, {
    name: 'Ada',
    email,
    password,
    role: 'administrator',
  })
  ada = site.visitor()
  await ada.post('/api/users/login', { email, password })
})
afterAll(() => site.close())

/** What an authenticator app does with the key that a person types in. */
function keyOf(typed: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...typed].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeNow = (key: Buffer) => codeAt(key, stepOf(clock.now().getTime()))
const login = (totp?: string) => site.visitor().post('/api/users/login', { email, password, totp })

test('F-USER-05 codes are those of RFC 6238', () => {
  const key = Buffer.from('12345678901234567890')
  const expected = { 59: '287082', 1111111109: '081804', 1234567890: '005924', 20000000000: '353130' }
  for (const [seconds, code] of Object.entries(expected))
    expect(codeAt(key, stepOf(Number(seconds) * 1000))).toBe(code)
  expect(base32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(matchingStep(key, '287082', 59_000 + 30_000, 0)).toBe(1)
  expect(matchingStep(key, '287082', 59_000 + 60_000, 0)).toBeNull()
  expect(matchingStep(key, '287082', 59_000, 1)).toBeNull()
})

test('F-USER-05 a second factor is set up, asked for at login, works once a code, and is taken off', async () => {
  expect((await ada.post('/api/users/totp', { action: 'begin', current_password: 'wrong' })).status).toBe(422)
  const begun = (await ada.post('/api/users/totp', { action: 'begin', current_password: password })).body.d
  expect(begun.otpauth_url).toBe(
    `otpauth://totp/Plinth:ada%40example.test?secret=${begun.secret}&issuer=Plinth`,
  )
  const key = keyOf(begun.secret)
  expect((await login()).status).toBe(200)
  expect((await ada.post('/api/users/totp', { action: 'confirm', code: '000000' })).body.error?.code).toBe(
    'totp.wrong',
  )
  const confirmed = (await ada.post('/api/users/totp', { action: 'confirm', code: codeNow(key) })).body.d
  expect(confirmed.recovery_codes).toHaveLength(10)
  expect((await ada.get('/api/users/me')).body.d.has_totp).toBe(true)

  expect((await login()).body.error?.code).toBe('login.totp_needed')
  expect((await login(codeNow(key))).body.error?.code).toBe('login.totp_wrong')
  clock.advance(30_000)
  const both = await Promise.all([login(codeNow(key)), login(codeNow(key))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const [recovery] = confirmed.recovery_codes
  expect((await login(recovery)).status).toBe(200)
  expect((await login(recovery)).body.error?.code).toBe('login.totp_wrong')

  const rows = JSON.stringify(await site.platform.db.selectFrom('user_account').selectAll().execute())
  expect(rows).not.toContain(begun.secret)
  expect(rows).not.toContain(recovery)
  expect(
    (await ada.post('/api/users/totp', { action: 'off', current_password: password })).body.d.has_totp,
  ).toBe(false)
  expect((await login()).status).toBe(200)
})

test('F-USER-05 guessing codes locks the account like guessing passwords', async () => {
  const begun = (await ada.post('/api/users/totp', { action: 'begin', current_password: password })).body.d
  await ada.post('/api/users/totp', { action: 'confirm', code: codeNow(keyOf(begun.secret)) })
  await site.platform.db.deleteFrom('rate_limit').execute()
  const statuses: number[] = []
  for (let i = 0; i < 11; i += 1) statuses.push((await login('000000')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

test('F-USER-05 an administrator takes the second factor off somebody who lost it', async () => {
  const boss = await site.as('administrator', 'Boss')
  const row = (await boss.get('/api/users', { keywords: email })).body.d[0]
  expect(row.has_totp).toBe(true)
  expect((await boss.post('/api/users', { id: row.id, has_totp: false })).body.d.has_totp).toBe(false)
})
