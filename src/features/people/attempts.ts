/**
 * Counts tries in the database, so that a lock holds across processes and restarts. A try is counted before the
 * password is looked at: many at once cannot slip through together.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Platform } from '#platform/context.ts'

export interface AttemptLimit {
  points: number
  windowSeconds: number
}

/** The own password, asked for again by somebody who is signed in. */
export const proofLimit: AttemptLimit = { points: 10, windowSeconds: 15 * 60 }

/** The key never holds the address itself: it may be anything that a stranger typed. */
export function attemptKey(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** Counts one try and returns the seconds to wait, 0 while tries are left. */
export async function countAttempt(
  platform: Pick<Platform, 'db' | 'clock'>,
  key: string,
  limit: AttemptLimit,
): Promise<number> {
  const now = platform.clock.now()
  const until = new Date(now.getTime() + limit.windowSeconds * 1000)
  const { rows } = await sql<{ points: number; expires_at: Date }>`
    insert into rate_limit (key, points, expires_at) values (${key}, 1, ${until})
    on conflict (key) do update set
      points = case when rate_limit.expires_at <= ${now} then 1
                    else least(rate_limit.points + 1, ${limit.points + 1}) end,
      expires_at = case when rate_limit.expires_at <= ${now} then ${until} else rate_limit.expires_at end
    returning points, expires_at`.execute(platform.db)
  const row = rows[0]
  if (!row || row.points <= limit.points) return 0
  return Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000))
}

/** Takes a try back: it was right. */
export async function forgiveAttempt(platform: Pick<Platform, 'db'>, key: string): Promise<void> {
  await sql`update rate_limit set points = greatest(points - 1, 0) where key = ${key}`.execute(platform.db)
}

/** Forgets the tries against an account, after a right login or a new password. */
export async function clearAttempts(platform: Pick<Platform, 'db'>, key: string): Promise<void> {
  await platform.db.deleteFrom('rate_limit').where('key', '=', key).execute()
}
