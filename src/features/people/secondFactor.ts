/** The second factor of an account: begun, proven by a first code, asked for at login, taken off (F-USER-05). */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { holdSecret } from '#platform/installationSecret.ts'
import { seal, unseal } from '#platform/seal.ts'
import type { Account } from './accounts.ts'
import { problem } from './problems.ts'
import { base32, matchingStep } from './totp.ts'

type Services = Pick<Platform, 'secret' | 'clock'>

const recoveryCodeCount = 10
const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url')

function update(db: Db, id: string) {
  return db.updateTable('user_account').where('id', '=', id)
}

/** Null where it was sealed under another secret. */
function openKey(platform: Services, sealed: string): Buffer | null {
  const text = unseal(platform.secret, 'totp', sealed)
  return text === null ? null : Buffer.from(text, 'base64')
}

/** Makes a new key of 160 bits, which counts once a code of it was given back. */
export async function beginSecondFactor(platform: Services, db: Db, account: Account): Promise<Buffer> {
  await holdSecret(platform, db)
  const key = randomBytes(20)
  const sealed = seal(platform.secret, 'totp', key.toString('base64'))
  await update(db, account.id).set({ totp_pending: sealed }).execute()
  return key
}

/**
 * Turns the begun factor on and returns the recovery codes, which are shown once.
 * @throws Problem totp.not_begun, totp.wrong (422)
 */
export async function confirmSecondFactor(
  platform: Services,
  db: Db,
  account: Account,
  code: string,
): Promise<string[]> {
  if (account.totp_pending === null) throw problem('totp.not_begun')
  const key = openKey(platform, account.totp_pending)
  if (!key) throw problem('totp.not_begun')
  const step = matchingStep(key, code, platform.clock.now().getTime(), 0)
  if (step === null) throw problem('totp.wrong')
  const codes = Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(10)).toLowerCase())
  await update(db, account.id)
    .set({
      totp_secret: account.totp_pending,
      totp_pending: null,
      totp_step: step,
      recovery_hashes: codes.map(hashOfCode),
    })
    .execute()
  return codes
}

export async function removeSecondFactor(db: Db, id: string): Promise<void> {
  await update(db, id)
    .set({ totp_secret: null, totp_pending: null, totp_step: 0, recovery_hashes: [] })
    .execute()
}

/**
 * Asks for the second factor of an account that has one. A code and a recovery code work once each, also for two logins
 * at the same moment.
 * @throws Problem login.totp_needed, login.totp_wrong, login.totp_unreadable (401)
 */
export async function proveSecondFactor(
  platform: Services & Pick<Platform, 'db'>,
  account: Account,
  code: string | undefined,
): Promise<void> {
  if (account.totp_secret === null) return
  if (!code) throw problem('login.totp_needed')
  const { db } = platform
  const key = openKey(platform, account.totp_secret)
  const step =
    key && matchingStep(key, code.replace(/\s/g, ''), platform.clock.now().getTime(), account.totp_step)
  if (step !== null) {
    const used = await update(db, account.id)
      .set({ totp_step: step })
      .where('totp_step', '<', step)
      .executeTakeFirst()
    if (used.numUpdatedRows === 1n) return
    throw problem('login.totp_wrong')
  }
  const hash = hashOfCode(code.toLowerCase())
  const used = await update(db, account.id)
    .set({ recovery_hashes: sql<string[]>`array_remove(recovery_hashes, ${hash})` })
    .where(sql<boolean>`${hash} = any(recovery_hashes)`)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw problem(key ? 'login.totp_wrong' : 'login.totp_unreadable')
}
