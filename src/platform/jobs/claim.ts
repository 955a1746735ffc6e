/**
 * One try of a job, from claiming its row to writing down how it ended. A try holds its row by a token and says every few
 * seconds that its process lives; a row whose process has died, or that was given back, is another's.
 */
import { sql } from 'kysely'
import type { Platform } from '../context.ts'
import type { Job, JobPriority } from './job.ts'
import { isRecurring, nextRun } from './schedule.ts'

const maximumTries = 8
/** How long a claimed row is left alone since its process's last heartbeat. */
const leaseMs = 60_000
const heartbeatMs = 15_000
/** The longest wait before another try, and of a recurring job that ends its process each time. */
const longestWaitMs = 3_600_000

const rank: Record<JobPriority, number> = { high: 0, normal: 1, low: 2 }

export interface Claim {
  id: string
  token: string
  job: Job
  payload: Record<string, unknown>
  /** This one included. */
  tries: number
}

/** Claims the most urgent due job of these kinds; null where none is due. Jobs of other kinds are left alone. */
export async function claimNext(platform: Platform, jobs: readonly Job[]): Promise<Claim | null> {
  const now = platform.clock.now()
  const token = platform.newId()
  const kinds = jobs.map(({ kind }) => kind)
  const ranks = jobs.map(({ priority }) => rank[priority ?? 'normal'])
  // The first of each kind, so that a long queue of one is not sorted for each claim.
  const { rows } = await sql<{
    id: string
    kind: string
    payload: Record<string, unknown>
    tries: number
  }>`
    update job set run_at = ${new Date(now.getTime() + leaseMs)}, tries = tries + 1, held_by = ${token}
    where id = (
      select due.id from unnest(${kinds}::text[], ${ranks}::int[]) as known (kind, rank)
      cross join lateral (
        select id, run_at from job
        where kind = known.kind and done_at is null and run_at <= ${now}
        order by run_at limit 1 for update skip locked) as due
      order by known.rank, due.run_at limit 1)
    returning id, kind, payload, tries`.execute(platform.db)
  const [row] = rows
  const job = jobs.find(({ kind }) => kind === row?.kind)
  return row && job ? { id: row.id, token, job, payload: row.payload, tries: row.tries } : null
}

/** Runs a claimed job and writes down how it ended. */
export async function runClaim(platform: Platform, claim: Claim): Promise<void> {
  const { job, tries } = claim
  // The last of the tries never came to an end.
  if (tries > maximumTries) return giveUp(platform, claim, 'The process ended while the job ran')
  try {
    await whileHeld(platform, claim, () => job.run(platform, claim.payload))
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    if (tries >= maximumTries && !isRecurring(job)) return giveUp(platform, claim, text, error)
    const wait = new Date(platform.clock.now().getTime() + Math.min(longestWaitMs, 1000 * 4 ** tries))
    const again = isRecurring(job) ? await nextRun(platform, job) : wait
    // A recurring job that fails by an error goes on at its pace: it is no danger to its process.
    const isHeld = await settle(platform, claim, {
      last_error: text,
      run_at: again,
      ...(isRecurring(job) ? { tries: 0 } : {}),
    })
    if (isHeld) platform.log.error({ err: error, kind: job.kind }, 'job.failed')
    else platform.log.warn({ err: error, kind: job.kind }, 'job.given_back')
    return
  }
  await settle(
    platform,
    claim,
    isRecurring(job)
      ? { run_at: await nextRun(platform, job), tries: 0, last_error: null }
      : { done_at: platform.clock.now(), last_error: null },
  )
}

/** The row is due again, and this try is not counted. */
export async function giveBack(platform: Platform, claim: Claim): Promise<void> {
  await settle(platform, claim, { run_at: platform.clock.now(), tries: claim.tries - 1 })
}

/**
 * The job has failed for good: it stays for people to see and to run again. A recurring one has a long pause: without
 * email or sums of days a site would be worse off than with a process that ends once an hour.
 */
async function giveUp(platform: Platform, claim: Claim, text: string, error?: unknown): Promise<void> {
  const { job } = claim
  const now = platform.clock.now()
  platform.log.error({ err: error, kind: job.kind, job: claim.id, reason: text }, 'job.given_up')
  await settle(
    platform,
    claim,
    isRecurring(job)
      ? { last_error: text, run_at: new Date(now.getTime() + longestWaitMs), tries: maximumTries - 1 }
      : { last_error: text, done_at: now },
  )
}

/** Ends the try, unless the row is another's by now. @returns whether it was still this one's */
async function settle(
  platform: Platform,
  { id, token }: Claim,
  to: { run_at?: Date; tries?: number; last_error?: string | null; done_at?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await platform.db
    .updateTable('job')
    .set({ ...to, held_by: null })
    .where('id', '=', id)
    .where('held_by', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds a claimed row for as long as its work takes, be it hours. */
async function whileHeld(platform: Platform, { id, token }: Claim, work: () => Promise<void>): Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    last = platform.db
      .updateTable('job')
      .set({ run_at: new Date(platform.clock.now().getTime() + leaseMs) })
      .where('id', '=', id)
      .where('held_by', '=', token)
      .execute()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'job.heartbeat'))
  }, heartbeatMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
    await last
  }
}
