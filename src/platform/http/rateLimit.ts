/** How often a caller may make a call: in memory, or in the database where the count must hold across processes. */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { sql } from 'kysely'
import type { Platform } from '../context.ts'
import type { RateLimit } from '../operations/operation.ts'
import { problem } from '../operations/problem.ts'

const inMemory = new WeakMap<Platform, Map<string, RateLimiterMemory>>()

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
  const waitSeconds = limit.durable
    ? await countDurably(platform, `${name}:${caller}`, limit)
    : await countInMemory(platform, name, caller, limit)
  if (waitSeconds > 0) throw problem('request.rate_limited', { retry_after: Math.ceil(waitSeconds) })
}

async function countInMemory(
  platform: Platform,
  name: string,
  caller: string,
  limit: RateLimit,
): Promise<number> {
  const limiters = inMemory.get(platform) ?? new Map<string, RateLimiterMemory>()
  inMemory.set(platform, limiters)
  const limiter =
    limiters.get(name) ??
    new RateLimiterMemory({ points: limit.points, duration: limit.windowSeconds, keyPrefix: name })
  limiters.set(name, limiter)
  const state = await limiter.consume(caller).catch((rejection: unknown) => rejection)
  if (typeof state !== 'object' || state === null || !('msBeforeNext' in state)) return 0
  const remaining = 'remainingPoints' in state ? Number(state.remainingPoints) : 0
  const consumed = 'consumedPoints' in state ? Number(state.consumedPoints) : 0
  return remaining <= 0 && consumed > limit.points ? Number(state.msBeforeNext) / 1000 : 0
}

/** Returns 0, or how many seconds are left of the window whose tries are used up. */
async function countDurably(platform: Platform, key: string, limit: RateLimit): Promise<number> {
  const now = platform.clock.now()
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000)
  const { rows } = await sql<{ points: number; expires_at: Date }>`
    insert into rate_limit (key, points, expires_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      points = case when rate_limit.expires_at <= ${now} then 1 else rate_limit.points + 1 end,
      expires_at = case when rate_limit.expires_at <= ${now} then excluded.expires_at else rate_limit.expires_at end
    returning points, expires_at`.execute(platform.db)
  const row = rows[0]
  if (!row || row.points <= limit.points) return 0
  return Math.max(1, (row.expires_at.getTime() - now.getTime()) / 1000)
}
