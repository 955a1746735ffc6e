/** The platform's own jobs. */
import { defineJob, type Job } from './job.ts'

const dayMs = 86_400_000
/** Those that were done are of use for as long as somebody may ask what ran. */
const doneDays = 7
/** Those that failed for good are where people look (`failedJobs.ts`). */
const failedDays = 90

/** Removes jobs that are over, a while after. */
export const sweepJobs: Job = defineJob({
  kind: 'jobs.sweep',
  priority: 'low',
  everyMs: dayMs / 24,
  async run({ db, clock }) {
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
    await db
      .deleteFrom('job')
      .where('done_at', '<', before(doneDays))
      .where((where) =>
        where.or([where('last_error', 'is', null), where('done_at', '<', before(failedDays))]),
      )
      .execute()
  },
})

/** Removes counted tries whose window is over; they count as gone before. */
const sweepAttempts = defineJob({
  kind: 'attempts.sweep',
  priority: 'low',
  everyMs: dayMs / 24,
  async run({ db, clock }) {
    await db.deleteFrom('rate_limit').where('expires_at', '<=', clock.now()).execute()
  },
})

export const platformJobs: readonly Job[] = [sweepJobs, sweepAttempts]
