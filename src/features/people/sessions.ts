/**
 * Sessions (F-USER-01): the cookie `autht` holds 256 random bits, the database their SHA-256. A session ends after
 * 14 days without use (12 hours for administrators) and after 30 days in any case.
 */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context, Db, Platform, RequestInfo } from '#platform/context.ts'
import type { Role } from '#platform/operations/capabilities.ts'
import { viewerOf, visitor, type Viewer } from '#platform/viewer.ts'
import type { SessionView } from './schema.ts'

const hourMs = 3_600_000
export const sessionRule = {
  idleMs: 14 * 24 * hourMs,
  administratorIdleMs: 12 * hourMs,
  absoluteMs: 30 * 24 * hourMs,
  /** `last_seen_at` is written at most this often. */
  touchMs: 60_000,
} as const

export const sessionCookie = 'autht'
/** Readable by the page: the time in ms at which the session ends, for the timer of F-CONST-06. */
export const expiryCookie = 'autht_expires'

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns when a session that is used now ends, in ms: the earlier of idle and absolute end. */
export function sessionEnd(role: Role, lastSeenMs: number, absoluteEndMs: number): number {
  const idleMs = role === 'administrator' ? sessionRule.administratorIdleMs : sessionRule.idleMs
  return Math.min(lastSeenMs + idleMs, absoluteEndMs)
}

/** Returns who sends this request: the account of the session in `autht`, or the visitor. */
export async function authenticate(platform: Platform, request: RequestInfo): Promise<Viewer> {
  const token = request.cookie(sessionCookie)
  if (!token || token.length > 100) return visitor
  const row = await platform.db
    .selectFrom('session')
    .innerJoin('user_account', (join) => join.onRef('user_account.id', '=', 'session.user_id'))
    .select(['session.id as session_id', 'session.last_seen_at', 'session.expires_at', 'user_account.id'])
    .select(['user_account.name', 'user_account.email', 'user_account.avatar', 'user_account.role'])
    .select(sql<string | null>`user_account.preferences->>'language'`.as('language'))
    .where('session.token_hash', '=', hashOfToken(token))
    .where('user_account.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return visitor
  const now = platform.clock.now()
  const lastSeen = row.last_seen_at.getTime()
  if (sessionEnd(row.role, lastSeen, row.expires_at.getTime()) <= now.getTime()) return visitor
  if (now.getTime() - lastSeen > sessionRule.touchMs) await touch(platform, row.session_id, row.id, now)
  return viewerOf(request.seenAs ? { ...row, role: request.seenAs } : row, row.session_id)
}

async function touch(platform: Platform, sessionId: string, userId: string, now: Date): Promise<void> {
  const { db } = platform
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
  await db.updateTable('user_account').set({ last_seen_at: now }).where('id', '=', userId).execute()
}

export interface OpenedSession {
  /** Goes into the cookie `autht` and nowhere else. */
  token: string
  expiresAt: Date
}

/**
 * Begins a session of an account. The session that the request came with ends: a token that somebody planted before the
 * login is worth nothing after it.
 */
export async function openSession(
  platform: Pick<Platform, 'newId' | 'clock'>,
  db: Db,
  userId: string,
  from: { ip?: string; userAgent?: string; formerToken?: string } = {},
): Promise<OpenedSession> {
  const now = platform.clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + sessionRule.absoluteMs)
  if (from.formerToken) {
    await db.deleteFrom('session').where('token_hash', '=', hashOfToken(from.formerToken)).execute()
  }
  await db.deleteFrom('session').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
  await db
    .insertInto('session')
    .values({
      id: platform.newId(),
      user_id: userId,
      token_hash: hashOfToken(token),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      ip: from.ip ?? null,
      user_agent: from.userAgent?.slice(0, 300) ?? null,
    })
    .execute()
  await db.updateTable('user_account').set({ last_seen_at: now }).where('id', '=', userId).execute()
  return { token, expiresAt }
}

/** Sets `autht` (not readable by scripts) and the readable hint. */
export function setSessionCookies(
  context: Pick<Context, 'response' | 'clock'>,
  role: Role,
  session: OpenedSession,
): void {
  context.response.setCookie(sessionCookie, session.token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAgeSeconds: sessionRule.absoluteMs / 1000,
  })
  setExpiryHint(context, sessionEnd(role, context.clock.now().getTime(), session.expiresAt.getTime()))
}

/** Renews the readable hint with the end of the session in ms. */
export function setExpiryHint(context: Pick<Context, 'response' | 'clock'>, endMs: number): void {
  context.response.setCookie(expiryCookie, String(endMs), {
    httpOnly: false,
    sameSite: 'Lax',
    path: '/',
    maxAgeSeconds: Math.max(1, Math.ceil((endMs - context.clock.now().getTime()) / 1000)),
  })
}

export function clearSessionCookies(context: Pick<Context, 'response'>): void {
  context.response.clearCookie(sessionCookie)
  context.response.clearCookie(expiryCookie)
}

/** Where somebody is signed in, last used first; what has run out is left out. */
export async function sessionsOf(
  context: Context,
  { id, role }: { id: string; role: Role },
): Promise<SessionView[]> {
  const { db, viewer, clock } = context
  const rows = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
    .where('user_id', '=', id)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const now = clock.now().getTime()
  return rows
    .filter((row) => sessionEnd(role, row.last_seen_at.getTime(), row.expires_at.getTime()) > now)
    .map((row) => ({
      id: row.id,
      is_current: row.id === viewer.sessionId,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      ip: row.ip,
      user_agent: row.user_agent,
    }))
}

/** Ends the sessions of an account: on a new password, another role, disabling; all, all but one, or only one. */
export async function endSessions(
  db: Db,
  userId: string,
  which: { except?: string | null; only?: string } = {},
): Promise<number> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  if (which.except) query = query.where('id', '!=', which.except)
  if (which.only !== undefined) query = query.where('id', '=', which.only)
  const result = await query.executeTakeFirst()
  return Number(result.numDeletedRows)
}
