/**
 * Tries far below a generous limit are let through by this process and told to the database a moment later, many at once:
 * nobody waits for a count that cannot be near its end. From half of the limit on, the database is asked before each.
 * What that may let through too much: docs/decisions/024-tries-far-below-their-limit.md.
 */
import { sql } from 'kysely'
import type { Platform } from '../context.ts'
import type { RateLimit } from '../operations/operation.ts'

/** Smaller limits protect something that is worth asking for each time. */
const minPoints = 50
/** Of a caller's limit, what this process may let through before it has heard again how many there are. */
const unreportedShare = 0.1
const reportAfterMs = 20
const maxCallers = 10_000

interface Caller {
  windowSeconds: number
  /** As the database said last. */
  counted: number
  endsAtMs: number
  /** Let through and not told yet. */
  unreported: number
  /** On the way to the database. */
  underway: number
}

type Services = Pick<Platform, 'db' | 'clock' | 'log'>

class EarlyTries {
  readonly #callers = new Map<string, Caller>()
  readonly #services: Services
  /** Of whom something is to be told. */
  readonly #unreported = new Set<string>()

  constructor(services: Services) {
    this.#services = services
  }

  /** True: let through, and counted soon. False: the database is to be asked. */
  take(key: string, { points, windowSeconds }: RateLimit): boolean {
    if (points < minPoints) return false
    const nowMs = this.#services.clock.now().getTime()
    let caller = this.#callers.get(key)
    if (caller && caller.endsAtMs <= nowMs) {
      caller.counted = 0
      caller.endsAtMs = nowMs + windowSeconds * 1000
    }
    if (!caller) {
      if (this.#callers.size >= maxCallers) this.#forget(nowMs)
      if (this.#callers.size >= maxCallers) return false
      caller = {
        windowSeconds,
        counted: 0,
        endsAtMs: nowMs + windowSeconds * 1000,
        unreported: 0,
        underway: 0,
      }
      this.#callers.set(key, caller)
    }
    const unknown = caller.unreported + caller.underway
    if (caller.counted + unknown >= points / 2 || unknown >= points * unreportedShare) return false
    caller.unreported += 1
    this.#reportSoon(key)
    return true
  }

  /** Hands over what is not told yet, to be counted together with a try that is asked for; `heard` ends it. */
  carry(key: string): number {
    const caller = this.#callers.get(key)
    return caller ? sendOff(caller) : 0
  }

  /** What the database said of a caller: how many tries there are until when; `told` of them came from here. */
  heard(key: string, reported: number, counted: number, endsAt: Date | null): void {
    const caller = this.#callers.get(key)
    if (!caller) return
    caller.underway -= reported
    caller.counted = counted
    if (endsAt) caller.endsAtMs = endsAt.getTime()
  }

  #reportSoon(key: string): void {
    if (this.#unreported.size === 0) setTimeout(() => void this.#report(), reportAfterMs).unref()
    this.#unreported.add(key)
  }

  async #report(): Promise<void> {
    // In one order everywhere: two processes never wait for each other.
    const reported = [...this.#unreported].toSorted().flatMap((key) => {
      const caller = this.#callers.get(key)
      const tries = caller ? sendOff(caller) : 0
      return caller && tries > 0 ? [{ key, tries, seconds: caller.windowSeconds }] : []
    })
    this.#unreported.clear()
    if (reported.length === 0) return
    const triesOf = new Map(reported.map(({ key, tries }) => [key, tries]))
    const { db, clock, log } = this.#services
    const now = clock.now()
    try {
      const { rows } = await sql<{ key: string; points: number; expires_at: Date }>`
        with quick as materialized (select set_config('synchronous_commit', 'off', true))
        insert into rate_limit (key, points, expires_at)
          select key, tries, ${now}::timestamptz + make_interval(secs => seconds)
          from quick, jsonb_to_recordset(${JSON.stringify(reported)}::jsonb) as reported (key text, tries int, seconds int)
        on conflict (key) do update set
          points = case when rate_limit.expires_at <= ${now} then excluded.points
                        else rate_limit.points + excluded.points end,
          expires_at = case when rate_limit.expires_at <= ${now} then excluded.expires_at else rate_limit.expires_at end
        returning key, points, expires_at`.execute(db)
      for (const { key, points, expires_at } of rows)
        this.heard(key, triesOf.get(key) ?? 0, points, expires_at)
    } catch (error) {
      // The next try of each is asked for.
      for (const [key, tries] of triesOf) this.heard(key, tries, Infinity, null)
      log.warn({ err: error }, 'rate_limit.not_counted')
    }
  }

  #forget(nowMs: number): void {
    for (const [key, { endsAtMs, unreported, underway, counted }] of this.#callers)
      if (unreported + underway === 0 && (endsAtMs <= nowMs || counted <= 1)) this.#callers.delete(key)
  }
}

function sendOff(caller: Caller): number {
  const tries = caller.unreported
  caller.unreported = 0
  caller.underway += tries
  return tries
}

const ofProcess = new WeakMap<object, EarlyTries>()

export function earlyTries(services: Services): EarlyTries {
  const known = ofProcess.get(services.db)
  if (known) return known
  const made = new EarlyTries(services)
  ofProcess.set(services.db, made)
  return made
}
