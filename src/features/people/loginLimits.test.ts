/** How often a login may be tried: guessing stays bounded, and strangers lock out neither their neighbours nor the owner. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { Problem } from '#platform/operations/problem.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { accountByEmail, createAccount } from './accounts.ts'
import { countLogin, loginLimits } from './loginLimits.ts'
import { networkOf } from './network.ts'

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'))
const password = 'a kiln at cone six'
let site: TestSite
let count = 0

beforeAll(async () => {
  site = await testSite({ clock, environment: { TRUSTED_PROXIES: '1' } })
})
beforeEach(() => site.platform.db.deleteFrom('rate_limit').execute())
afterAll(() => site.close())

async function account(role: 'member' | 'administrator' = 'member'): Promise<string> {
  count += 1
  const email = `person${count}@example.test`
  await createAccount(site.platform, site.platform.db, { name: `Person ${count}`, email, password, role })
  return email
}

const login = (client: Client, email: string, given: string, ip: string) =>
  client.call('POST', '/api/users/login', { email, password: given }, { 'x-forwarded-for': ip })
const guess = async (email: string, ip: string) =>
  (await login(site.visitor(), email, 'not the right one', ip)).status

/** A guess as the login counts it, without the work of looking at a password: there are hundreds. */
async function quickGuess(email: string, ip: string): Promise<number> {
  const context = site.contextOf()
  try {
    await countLogin(
      { ...context, request: { ...context.request, ip } },
      email,
      await accountByEmail(site.platform.db, email),
    )
    return 401
  } catch (error) {
    if (error instanceof Problem) return error.status
    throw error
  }
}

async function statusesOf(
  tries: number,
  one: (n: number) => Promise<number>,
): Promise<Record<number, number>> {
  const found: Record<number, number> = {}
  for (let n = 0; n < tries; n += 1) {
    const status = await one(n)
    found[status] = (found[status] ?? 0) + 1
  }
  return found
}

test('2.4 ten wrong logins from one IP address lock nobody else behind it', async () => {
  const [wrong, right] = [await account(), await account()]
  expect(await statusesOf(14, () => guess(wrong, '203.0.113.5'))).toEqual({ 401: 10, 429: 4 })
  expect((await login(site.visitor(), right, password, '203.0.113.5')).status).toBe(200)
  // The account itself is open from elsewhere.
  expect((await login(site.visitor(), wrong, password, '198.51.100.7')).status).toBe(200)
})

test('2.4 an administrator who has signed in here before gets in, whatever strangers try, until that browser guesses too', async () => {
  const email = await account('administrator')
  const own = site.visitor()
  expect((await login(own, email, password, '192.0.2.1')).status).toBe(200)
  expect(own.cookies.has('plinth_device')).toBe(true)
  // From everywhere, and from behind the same IP address.
  await statusesOf(60, (n) => quickGuess(email, n % 2 ? '192.0.2.1' : `198.51.100.${n}`))
  expect((await login(site.visitor(), email, password, '192.0.2.99')).status).toBe(429)
  await own.post('/api/users/logout')
  expect((await login(own, email, password, '192.0.2.1')).status).toBe(200)
  const tried = await statusesOf(
    14,
    async () => (await login(own, email, 'not the right one', '192.0.2.1')).status,
  )
  expect(tried).toEqual({ 401: loginLimits.pair.points, 429: 4 })
  expect((await login(own, email, password, '192.0.2.1')).status).toBe(429)
})

test('2.4 a device is known for its own account only, until the password changes, and a made-up cookie is none', async () => {
  const [email, other] = [await account(), await account()]
  const own = site.visitor()
  await login(own, email, password, '192.0.2.1')
  await statusesOf(11, () => quickGuess(other, '192.0.2.1'))
  expect((await login(own, other, password, '192.0.2.1')).status).toBe(429)
  await statusesOf(50, (n) => quickGuess(email, `198.51.100.${n}`))
  const forged = site.visitor()
  const [id, , end, mac] = (own.cookies.get('plinth_device') ?? '').split('.')
  forged.cookies.set('plinth_device', [id, 'another-device', end, mac].join('.'))
  expect((await login(forged, email, password, '192.0.2.1')).status).toBe(429)
  expect((await login(own, email, password, '192.0.2.1')).status).toBe(200)
  const old = own.cookies.get('plinth_device') ?? ''
  await own.post('/api/users/me', { password: 'a second firing of it', current_password: password })
  const copy = site.visitor()
  copy.cookies.set('plinth_device', old)
  expect((await login(copy, email, 'a second firing of it', '192.0.2.1')).status).toBe(429)
})

test('2.4 guessing from a thousand IP addresses stays bounded for one account, and a list of email addresses for one network', async () => {
  const email = await account()
  const spread = await statusesOf(loginLimits.account.points + 15, (n) => quickGuess(email, `198.51.${n}.1`))
  expect(spread).toEqual({ 401: loginLimits.account.points, 429: 15 })
  const spray = await statusesOf(loginLimits.network.points + 5, (n) =>
    guess(`nobody${n}@example.test`, '203.0.113.77'),
  )
  expect(spray).toEqual({ 401: loginLimits.network.points, 429: 5 })
  // One household has more IPv6 addresses than anybody can count.
  const other = await account()
  expect(await statusesOf(12, (n) => quickGuess(other, `2001:db8:1:2::${n.toString(16)}`))).toEqual({
    401: 10,
    429: 2,
  })
})

test('2.4 what strangers try at the login keeps nobody who is signed in from proving who they are', async () => {
  const email = await account()
  const own = site.visitor()
  await login(own, email, password, '192.0.2.1')
  await statusesOf(50, (n) => quickGuess(email, `198.51.100.${n}`))
  expect(
    (await own.post('/api/users/me', { email: 'moved@example.test', current_password: password })).status,
  ).toBe(200)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['nonsense', 'nonsense'],
])('2.4 %s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
