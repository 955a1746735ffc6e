/** Whether somebody has just proven who they are: asked before changes that could take a site over. */
import type { Context } from '#platform/context.ts'
import { clearAttempts, countAttempt } from '#platform/http/rateLimit.ts'
import { accountById } from './accounts.ts'
import { attemptKey, proofLimit } from './attempts.ts'
import { verifyPassword } from './password.ts'
import { problem } from './problems.ts'

export const recentProofMs = 30 * 60_000

/**
 * Returns when the session began less than 30 minutes ago, or the password is right.
 * @throws Problem login.again (403), password.wrong (422), login.locked (429)
 */
export async function requireRecentProof(context: Context, password: string | undefined): Promise<void> {
  const { viewer, db, clock } = context
  if (password !== undefined) return provePassword(context, password)
  const session = await db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst()
  const ageMs = session ? clock.now().getTime() - session.created_at.getTime() : Infinity
  if (ageMs > recentProofMs) throw problem('login.again')
}

/** @throws Problem password.wrong (422), login.locked (429) */
export async function provePassword(context: Context, password: string): Promise<void> {
  const { viewer, db } = context
  const account = await accountById(db, viewer.id ?? '')
  // Counted for itself: what strangers try at the login keeps nobody from proving who they are.
  const key = attemptKey('proof', account.id)
  const wait = await countAttempt(context, key, proofLimit)
  if (wait > 0) throw problem('login.locked', { retry_after: wait })
  if (!(await verifyPassword(account.password_hash, password))) throw problem('password.wrong')
  await clearAttempts(context, key)
}
