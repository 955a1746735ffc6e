/** Runs background jobs: claims due rows with SKIP LOCKED, so that each runs on one node at a time. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Platform } from '../context.ts'
import type { Job } from './job.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../features/**/jobs/*.ts', { eager: true })

function isJob(value: unknown): value is Job {
  return typeof value === 'object' && value !== null && 'kind' in value && 'run' in value
}

export const jobs: readonly Job[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isJob),
)

const pollMs = 1000
const maximumTries = 8
/** How long a claimed row is left alone since its node's last sign of life: one that dies in the middle gives it back then. */
const leaseMs = 60_000
const heartbeatMs = 15_000

/** Starts polling; the returned function stops, waits so long for what runs, and gives back what then still runs: another process takes it at once. */
export function startJobs(
  platform: Platform,
  all: readonly Job[] = jobs,
): (limitMs?: number) => Promise<void> {
  const byKind = new Map(all.map((job) => [job.kind, job]))
  let isStopping = false
  const held: Held = { id: null }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = scheduleRecurring(platform, all).catch((error: unknown) => {
    platform.log.error({ err: error }, 'jobs.schedule')
  })

  async function round(): Promise<void> {
    while (!isStopping && (await runNext(platform, byKind, held)));
  }
  function tick(): void {
    running = round()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'jobs.poll'))
      .then(() => {
        if (!isStopping) timer = setTimeout(tick, pollMs)
      })
  }
  running = running.then(tick)
  return async (limitMs = 30_000) => {
    isStopping = true
    clearTimeout(timer)
    const isDone = await Promise.race([running.then(() => true), sleep(limitMs, false, { ref: false })])
    if (!isDone) await giveBack(platform, held)
  }
}

/** The job that this process runs now. */
interface Held {
  id: string | null
}

/** The row is due again, and this try is not counted. */
async function giveBack(platform: Platform, held: Held): Promise<void> {
  const { id } = held
  held.id = null
  if (id === null) return
  await platform.db
    .updateTable('job')
    .set(({ eb, ref }) => ({ run_at: platform.clock.now(), tries: eb(ref('tries'), '-', 1) }))
    .where('site_id', '=', platform.siteId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

async function scheduleRecurring(platform: Platform, all: readonly Job[]): Promise<void> {
  for (const job of all) {
    if (!job.everyMs) continue
    await platform.db
      .insertInto('job')
      .values({
        site_id: platform.siteId,
        id: idOfKind(job.kind),
        kind: job.kind,
        payload: '{}',
        run_at: platform.clock.now(),
        last_error: null,
        done_at: null,
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
      .execute()
  }
}

/** A recurring job has one row, whose key follows from its kind. */
function idOfKind(kind: string): string {
  const hex = createHash('sha256').update(kind).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Runs one due job; returns false where none is due. */
export async function runNext(
  platform: Platform,
  byKind: ReadonlyMap<string, Job>,
  held: Held = { id: null },
): Promise<boolean> {
  const now = platform.clock.now()
  const { rows } = await sql<{ id: string; kind: string; payload: Record<string, unknown>; tries: number }>`
    update job set run_at = ${new Date(now.getTime() + leaseMs)}, tries = tries + 1
    where (site_id, id) = (
      select site_id, id from job where site_id = ${platform.siteId} and done_at is null and run_at <= ${now}
      order by run_at limit 1 for update skip locked)
    returning id, kind, payload, tries`.execute(platform.db)
  const row = rows[0]
  if (!row) return false
  held.id = row.id
  const job = byKind.get(row.kind)
  const update = platform.db
    .updateTable('job')
    .where('site_id', '=', platform.siteId)
    .where('id', '=', row.id)
  try {
    if (!job) throw new Error(`No job is called ${row.kind}`)
    await whileHeld(platform, held, () => job.run(platform, row.payload))
    // What was given back is another's: only that one says how it ended.
    if (held.id !== row.id) return true
    const done = platform.clock.now()
    await (
      job.everyMs
        ? update.set({ run_at: new Date(done.getTime() + job.everyMs), tries: 0, last_error: null })
        : update.set({ done_at: done, last_error: null })
    ).execute()
    held.id = null
  } catch (error) {
    if (held.id !== row.id) {
      platform.log.warn({ err: error, kind: row.kind }, 'job.given_back')
      return true
    }
    held.id = null
    platform.log.error({ err: error, kind: row.kind }, 'job.failed')
    const isLast = row.tries >= maximumTries && !job?.everyMs
    const waitMs = job?.everyMs ?? Math.min(3_600_000, 1000 * 4 ** row.tries)
    await update
      .set({
        last_error: error instanceof Error ? error.message : String(error),
        run_at: new Date(platform.clock.now().getTime() + waitMs),
        ...(isLast ? { done_at: platform.clock.now() } : {}),
      })
      .execute()
  }
  return true
}

/** Holds a claimed row for as long as its work takes, be it hours. */
async function whileHeld(platform: Platform, held: Held, work: () => Promise<void>): Promise<void> {
  let lastSign: Promise<unknown> = Promise.resolve()
  const { id } = held
  const timer = setInterval(() => {
    // What was given back is another's.
    if (held.id !== id || id === null) return
    lastSign = platform.db
      .updateTable('job')
      .set({ run_at: new Date(platform.clock.now().getTime() + leaseMs) })
      .where('site_id', '=', platform.siteId)
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'jobs.sign_of_life'))
  }, heartbeatMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
    await lastSign
  }
}
