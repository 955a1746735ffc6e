/** Single-use tokens that travel by link: first administrator, invitation, password reset, email check. */
import type { Db, Platform } from '#platform/context.ts'
import type { UserTokenTable } from './tables.ts'
import { problem } from './problems.ts'
import { hashOfToken, newToken } from './sessions.ts'

type Kind = UserTokenTable['kind']

const minuteMs = 60_000
export const tokenLifetimeMs: Record<Kind, number> = {
  setup: 7 * 24 * 60 * minuteMs,
  invite: 7 * 24 * 60 * minuteMs,
  reset: 30 * minuteMs,
  verify: 24 * 60 * minuteMs,
}

/**
 * Makes a token and ends the earlier ones of its kind for this account. Only its SHA-256 is stored.
 * @param email the new email address that it confirms
 */
export async function issueToken(
  platform: Pick<Platform, 'newId' | 'clock'>,
  db: Db,
  kind: Kind,
  userId: string | null,
  email: string | null = null,
): Promise<string> {
  const token = newToken()
  await db
    .deleteFrom('user_token')
    .where('kind', '=', kind)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .execute()
  await db
    .insertInto('user_token')
    .values({
      id: platform.newId(),
      user_id: userId,
      kind,
      email,
      token_hash: hashOfToken(token),
      expires_at: new Date(platform.clock.now().getTime() + tokenLifetimeMs[kind]),
    })
    .execute()
  return token
}

/** Uses a token up; of two calls at once, one gets it. @throws Problem token.invalid (422) */
export async function consumeToken(
  platform: Pick<Platform, 'clock'>,
  db: Db,
  kinds: readonly Kind[],
  token: string,
): Promise<{ kind: Kind; userId: string | null; email: string | null }> {
  const now = platform.clock.now()
  const row = await db
    .updateTable('user_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['kind', 'user_id', 'email'])
    .executeTakeFirst()
  if (!row) throw problem('token.invalid')
  return { kind: row.kind, userId: row.user_id, email: row.email }
}

/** The new email address of an account that waits to be confirmed, or null. */
export async function pendingEmail(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
): Promise<string | null> {
  const row = await waiting(db, userId)
    .select('email')
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row?.email ?? null
}

/** Forgets it: the account keeps the email address that it has. */
export async function dropPendingEmail(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('user_token')
    .where('user_id', '=', userId)
    .where('kind', '=', 'verify')
    .where('email', 'is not', null)
    .execute()
}

/** No link that was sent before works any more. */
export async function dropTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user_token').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

function waiting(db: Db, userId: string) {
  return db
    .selectFrom('user_token')
    .where('user_id', '=', userId)
    .where('kind', '=', 'verify')
    .where('used_at', 'is', null)
    .where('email', 'is not', null)
}
