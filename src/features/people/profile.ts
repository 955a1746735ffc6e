/** The own profile, as the profile screen and the page's boot read it. */
import type { Context } from '#platform/context.ts'
import { accountById, currentUserOfAccount } from './accounts.ts'
import type { Profile } from './schema.ts'
import { pendingEmail } from './tokens.ts'
import { sessionEnd, setExpiryHint } from './sessions.ts'

/** Returns the profile, or null for a visitor, and renews the readable hint of the session's end. */
export async function profileOf(context: Context): Promise<Profile | null> {
  const { viewer, db, clock } = context
  if (!viewer.id || !viewer.sessionId) return null
  const account = await accountById(db, viewer.id)
  const session = await db
    .selectFrom('session')
    .select('expires_at')
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst()
  if (session) {
    setExpiryHint(context, sessionEnd(account.role, clock.now().getTime(), session.expires_at.getTime()))
  }
  return {
    // In a preview the viewer acts with a lower role than the account has.
    ...currentUserOfAccount({ ...account, role: viewer.role }),
    preferences: account.preferences,
    has_totp: account.totp_secret !== null,
    new_email: await pendingEmail(context, account.id),
    is_email_verified: account.email_verified_at !== null,
    created_at: account.created_at.toISOString(),
  }
}
