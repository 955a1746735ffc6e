/** When recurring jobs run: each has one row, which is due again after every run. */
import { createHash } from 'node:crypto'
import { Cron } from 'croner'
import type { Platform } from '../context.ts'
import type { Job } from './job.ts'

/** Makes the rows of recurring jobs that have none yet. */
export async function scheduleRecurring(platform: Platform, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    if (!isRecurring(job)) continue
    await platform.db
      .insertInto('job')
      .values({
        id: idOfKind(job.kind),
        kind: job.kind,
        payload: '{}',
        run_at: job.cron ? await nextRun(platform, job) : platform.clock.now(),
        last_error: null,
        done_at: null,
        held_by: null,
      })
      .onConflict((conflict) => conflict.columns(['id']).doNothing())
      .execute()
  }
}

export function isRecurring(job: Job): boolean {
  return job.everyMs !== undefined || job.cron !== undefined
}

/** When a recurring job runs next, seen from now. */
export async function nextRun(platform: Platform, { everyMs, cron }: Job): Promise<Date> {
  const now = platform.clock.now()
  if (!cron) return new Date(now.getTime() + (everyMs ?? 0))
  const timeZone = await cron.timeZone(platform)
  const next = new Cron(cron.pattern, { timezone: timeZone || 'UTC' }).nextRun(now)
  if (!next) throw new Error(`The times ${cron.pattern} never come`)
  return next
}

/** The key of a recurring job's row follows from its kind. */
function idOfKind(kind: string): string {
  const hex = createHash('sha256').update(kind).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
