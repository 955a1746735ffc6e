/**
 * How often somebody may try something. One table counts for all processes, and past a restart; a try is counted before what
 * it is at is looked at, so that many at once cannot slip through together (docs/decisions/020-one-place-for-rate-limits.md).
 */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Platform } from '../context.ts'
import type { RateLimit } from '../operations/operation.ts'
import { problem } from '../operations/problem.ts'
import { earlyTries } from './earlyTries.ts'

/**
 * Counts one try of `caller` at `name`.
 * @throws Problem request.rate_limited (429) with `retry_after` in seconds
 */
export async function countTry(
  platform: Platform,
  name: string,
  caller: string,
  limit: RateLimit,
): Promise<void> {
  // Who it was is not written down: an IP address is somebody's.
  const key = `${name}:${createHmac('sha256', platform.secret).update(caller).digest('base64url')}`
  const early = earlyTries(platform)
  if (early.take(key, limit)) return
  const carried = early.carry(key)
  const now = platform.clock.now()
  const { points, endsAt } = await count(platform, key, limit, { now, tries: 1 + carried }).catch(
    (error: unknown) => {
      early.heard(key, carried, Infinity, null)
      throw error
    },
  )
  early.heard(key, carried, points, endsAt)
  const waitSeconds = waitOf(limit, { points, endsAt, now })
  if (waitSeconds > 0) throw problem('request.rate_limited', { retry_after: waitSeconds })
}

/** Counts one try and returns the seconds to wait, 0 while tries are left. */
export async function countAttempt(
  platform: Pick<Platform, 'db' | 'clock'>,
  key: string,
  limit: RateLimit,
): Promise<number> {
  const now = platform.clock.now()
  return waitOf(limit, { ...(await count(platform, key, limit, { now, tries: 1 })), now })
}

interface Counted {
  points: number
  endsAt: Date
}

function waitOf(limit: RateLimit, { points, endsAt, now }: Counted & { now: Date }): number {
  if (points <= limit.points) return 0
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
}

async function count(
  { db }: Pick<Platform, 'db'>,
  key: string,
  { points, windowSeconds }: RateLimit,
  { now, tries }: { now: Date; tries: number },
): Promise<Counted> {
  const ends = new Date(now.getTime() + windowSeconds * 1000)
  // The commit does not wait for the disk, which would be most of what a count takes: a crash of the database may forget the
  // tries of its last moment, an end of this process none. It holds for the transaction, which is this statement.
  const { rows } = await sql<{ points: number; expires_at: Date }>`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    insert into rate_limit (key, points, expires_at) select ${key}, ${tries}::int, ${ends}::timestamptz from quick
    on conflict (key) do update set
      points = case when rate_limit.expires_at <= ${now} then excluded.points
                    else least(rate_limit.points + excluded.points, ${points + 1}) end,
      expires_at = case when rate_limit.expires_at <= ${now} then excluded.expires_at else rate_limit.expires_at end
    returning points, expires_at`.execute(db)
  const [row] = rows
  return row ? { points: row.points, endsAt: row.expires_at } : { points: 0, endsAt: ends }
}

/** Takes a try back: it was right. */
export async function forgiveAttempt(platform: Pick<Platform, 'db'>, key: string): Promise<void> {
  await sql`update rate_limit set points = greatest(points - 1, 0) where key = ${key}`.execute(platform.db)
}

/** Forgets the tries against an account, after a right login or a new password. */
export async function clearAttempts(platform: Pick<Platform, 'db'>, key: string): Promise<void> {
  await platform.db.deleteFrom('rate_limit').where('key', '=', key).execute()
}
