/** The last step of every way in: login, signup, first administrator, invitation. */
import type { Transaction } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { currentUserOfAccount, type Account } from './accounts.ts'
import type { CurrentUser } from './schema.ts'
import { openSession, sessionCookie, setSessionCookies } from './sessions.ts'

/**
 * Finds or makes the account, begins its session and lets the other features take part, all in one transaction;
 * then sets the cookies.
 * @param kind of the audit entry
 */
export async function signIn(
  context: Context,
  kind: string,
  account: Account | ((db: Transaction<Database>) => Promise<Account>),
): Promise<CurrentUser> {
  const { request } = context
  const done = await context.transaction(async (db) => {
    const who = typeof account === 'function' ? await account(db) : account
    const session = await openSession(context, db, who.id, {
      ip: request.ip,
      userAgent: request.header('user-agent'),
      formerToken: request.cookie(sessionCookie),
    })
    await runHook(context, db, 'user.signed_in', { userId: who.id, request })
    await writeAudit(db, context, { kind, actorId: who.id, target: who.id })
    return { who, session }
  })
  setSessionCookies(context, done.who.role, done.session)
  return currentUserOfAccount(done.who)
}
