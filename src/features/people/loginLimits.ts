/**
 * How often a login may be tried, so that guessing stays hopeless and nobody can lock others out (design: docs/security.md).
 * A stranger's tries are counted three times: at this account from this network, at this account from anywhere, and from
 * this network at any account. A browser in which the account has signed in before is known by a cookie and counts for
 * itself: what strangers try does not lock it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, Platform } from '#platform/context.ts'
import { clearAttempts, countAttempt, forgiveAttempt } from '#platform/http/rateLimit.ts'
import type { RateLimit } from '#platform/operations/operation.ts'
import { attemptKey } from './attempts.ts'
import type { Account } from './accounts.ts'
import { networkOf } from './network.ts'
import { problem } from './problems.ts'

export const loginLimits = {
  /** One account, tried from one network; also from one known browser. */
  pair: { points: 10, windowSeconds: 15 * 60 },
  /** One account, tried from anywhere: as many guesses a day as before there were known browsers. */
  account: { points: 40, windowSeconds: 60 * 60 },
  /** Any accounts, tried from one network: an office that mistypes is not locked, a list of passwords is. */
  network: { points: 100, windowSeconds: 15 * 60 },
} as const satisfies Record<string, RateLimit>

const deviceCookie = 'plinth_device'
const deviceSeconds = 180 * 86_400

export interface LoginTry {
  /** Takes the try back: the password was right. */
  succeed(): Promise<void>
}

/**
 * Counts one try, before the password is looked at.
 * @param account of the email address, where it has one; the answer is the same where it has none
 * @throws Problem login.locked (429)
 */
export async function countLogin(
  context: Context,
  email: string,
  account: Account | null,
): Promise<LoginTry> {
  const device = account && knownDevice(context, account)
  if (device) {
    const key = attemptKey('login-device', `${account.id} ${device}`)
    lockAfter(await countAttempt(context, key, loginLimits.pair))
    return { succeed: () => clearAttempts(context, key) }
  }
  const { pair, everywhere, network } = keysOf(context, email)
  const waits = [
    await countAttempt(context, pair, loginLimits.pair),
    await countAttempt(context, everywhere, loginLimits.account),
    await countAttempt(context, network, loginLimits.network),
  ]
  lockAfter(Math.max(...waits))
  return {
    async succeed() {
      await clearAttempts(context, pair)
      await forgiveAttempt(context, everywhere)
      await forgiveAttempt(context, network)
    },
  }
}

function lockAfter(waitSeconds: number): void {
  if (waitSeconds > 0) throw problem('login.locked', { retry_after: waitSeconds })
}

function keysOf({ request }: Context, email: string) {
  const from = networkOf(request.ip)
  return {
    pair: attemptKey('login-pair', `${email} ${from}`),
    everywhere: attemptKey('login-account', email),
    network: attemptKey('login-address', from),
  }
}

/** After a new password: what others tried at the old one counts no more. */
export async function forgiveLogins(context: Context, email: string): Promise<void> {
  const { pair, everywhere } = keysOf(context, email)
  await clearAttempts(context, pair)
  await clearAttempts(context, everywhere)
}

/** Remembers that this account was in this browser: until it gets a new password, or for half a year. */
export function rememberDevice(context: Context, account: Account): void {
  const device = knownDevice(context, account) ?? randomBytes(16).toString('base64url')
  const end = Math.floor(context.clock.now().getTime() / 1000 + deviceSeconds).toString(36)
  const value = `${account.id}.${device}.${end}.${macOf(context, account, device, end)}`
  context.response.setCookie(deviceCookie, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAgeSeconds: deviceSeconds,
  })
}

function knownDevice(context: Context, account: Account): string | null {
  const [id, device = '', end = '', mac = ''] = (context.request.cookie(deviceCookie) ?? '').split('.')
  if (id !== account.id || account.password_hash === null) return null
  const given = Buffer.from(mac)
  const expected = Buffer.from(macOf(context, account, device, end))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number.parseInt(end, 36) * 1000 > context.clock.now().getTime() ? device : null
}

/** It names the password's hash: a new password ends what the old one has made known. */
function macOf({ secret }: Pick<Platform, 'secret'>, account: Account, device: string, end: string): string {
  return createHmac('sha256', secret)
    .update(`people.device ${account.id} ${device} ${end} ${account.password_hash}`)
    .digest('base64url')
}
