/** Passwords: argon2id, at most two hashes at once, and the rules for a new one (docs/security.md). */
import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './commonPasswords.ts'
import { hashQueue } from './hashQueue.ts'
import { passwordLength } from './limits.ts'
import { problem } from './problems.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The algorithm is the library's default. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const queue = hashQueue(2, 200)

/** Hashing the same text twice, typed on two keyboards, must agree. */
const canonical = (password: string) => password.normalize('NFKC')

/** @throws Problem login.busy (429) */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(canonical(password), cost))
}

/** The hash of 256 random bits that nobody kept: what an unknown email address is compared with, at the same cost. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Jbtf4m/C29gdBQpGg9bMcA$jN2lk5//en+VhYfliCyDLo5pk1evIXlp7LPxqdygqZA'

/**
 * Returns whether the password belongs to the hash. Without a hash (an unknown email address, an invited account) it takes
 * the same time and says no.
 * @throws Problem login.busy (429)
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await queue.run(() => verify(stored ?? nobodysHash, canonical(password)))
  return fits && stored !== null
}

/**
 * Checks a new password: long enough, not among the common ones, not the own name or email address. No composition rules.
 * @param own name, email address and site name: what a guesser tries first
 * @throws Problem password.too_short, password.too_long, password.too_common (422)
 */
export function checkNewPassword(password: string, own: readonly string[] = []): void {
  const text = canonical(password)
  const length = [...text].length
  if (length < passwordLength.minimum)
    throw problem('password.too_short', { minimum: passwordLength.minimum })
  if (length > passwordLength.maximum) throw problem('password.too_long', { maximum: passwordLength.maximum })
  if (isGuessable(text.toLowerCase(), own)) throw problem('password.too_common')
}

const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
]

function isGuessable(text: string, own: readonly string[]): boolean {
  const bare = text.replace(/[\d\W_]+$/u, '')
  if (commonPasswords.has(text) || (bare.length >= 4 && bareCommon.has(bare))) return true
  if (new Set(text).size <= 2) return true
  if (runs.some((run) => run.includes(text) || [...run].toReversed().join('').includes(text))) return true
  return own.some((word) => {
    const known = word.toLowerCase()
    return (
      known.length >= 4 && (text === known || text === known.split('@')[0] || bare === known.split('@')[0])
    )
  })
}

/** Words that stay common with digits or signs behind them: password123, welcome!1. */
const bareCommon = new Set([
  'password',
  'passwort',
  'welcome',
  'willkommen',
  'letmein',
  'iloveyou',
  'admin',
  'administrator',
  'qwerty',
  'qwertz',
  'changeme',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'dragon',
  'monkey',
  'master',
  'shadow',
  'superman',
  'batman',
  'login',
  'secret',
  'test',
  'summer',
  'winter',
  'spring',
  'autumn',
  'hello',
  'abcd',
  'plinth',
])
