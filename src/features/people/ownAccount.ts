/** The own account as its owner takes it along or gives it up: every feature adds what it keeps of a person, and forgets it. */
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context } from '#platform/context.ts'
import { runHook } from '#platform/hooks.ts'
import { Problem } from '#platform/operations/problem.ts'
import { accountById, hasOtherAdministrator, type Account } from './accounts.ts'
import { sendAccountRemovedMail } from './mails.ts'
import { problem } from './problems.ts'
import { proveSecondFactor } from './secondFactor.ts'
import { clearSessionCookies, sessionsOf } from './sessions.ts'

/** Whose account has just gone: the page that says good-bye says so. */
export const removedCookie = 'account_removed'

/** All that is kept of the viewer, in plain names; no password, key or token. */
export async function exportOwnData(context: Context): Promise<Record<string, unknown>> {
  const { viewer } = context
  const account = await accountById(context.db, viewer.id ?? '')
  const sessions = await sessionsOf(context, account)
  return context.transaction(async (db) => {
    const entries = await db
      .selectFrom('audit')
      .select(['at', 'kind', 'actor_ip'])
      .where('actor_id', '=', account.id)
      .orderBy('at', 'desc')
      .limit(10_000)
      .execute()
    const into: Record<string, unknown> = {
      exported_at: context.clock.now().toISOString(),
      profile: {
        id: account.id,
        name: account.name,
        email: account.email,
        avatar: account.avatar,
        role: account.role,
        preferences: account.preferences,
        has_second_step: account.totp_secret !== null,
        created_at: account.created_at.toISOString(),
        email_confirmed_at: account.email_verified_at?.toISOString() ?? null,
        last_seen_at: account.last_seen_at?.toISOString() ?? null,
      },
      sessions: sessions.map(({ created_at, last_seen_at, ip, user_agent }) => ({
        created_at,
        last_seen_at,
        ip,
        user_agent,
      })),
      // What an entry is about may be somebody else's.
      activity: entries.map(({ at, kind, actor_ip }) => ({ at: at.toISOString(), kind, ip: actor_ip })),
    }
    await runHook(context, db, 'user.exported', { userId: account.id, into })
    await writeAudit(db, context, { kind: 'account.exported', target: account.id })
    return into
  })
}

/**
 * Removes the own account for good and signs out. The password was proven already.
 * @throws Problem account.totp_needed, account.totp_wrong, account.only_administrator (422)
 */
export async function removeOwnAccount(
  context: Context,
  { totp, comments }: { totp: string | undefined; comments: 'keep' | 'remove' },
): Promise<void> {
  const { viewer } = context
  const account = await accountById(context.db, viewer.id ?? '')
  await proveCode(context, account, totp)
  await context.transaction(async (db) => {
    if (!(await hasOtherAdministrator(db, account))) throw problem('account.only_administrator')
    await runHook(context, db, 'user.removed', { userId: account.id, comments, avatar: account.avatar })
    await sendAccountRemovedMail(context, db, account)
    await writeAudit(db, context, {
      kind: 'account.removed',
      target: account.id,
      data: { role: account.role, comments },
    })
    await db.deleteFrom('user_account').where('id', '=', account.id).execute()
  })
  clearSessionCookies(context)
  context.response.setCookie(removedCookie, '1', { maxAgeSeconds: 60 })
}

/** The same proof as at the login, told as a refusal of a field: whoever is asked here is signed in. */
async function proveCode(context: Context, account: Account, code: string | undefined): Promise<void> {
  try {
    await proveSecondFactor(context, account, code?.trim() || undefined)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw problem(error.code === 'login.totp_needed' ? 'account.totp_needed' : 'account.totp_wrong')
  }
}
