/** Forgets the keys of requests that were sent long ago; nobody repeats them any more. */
import { keyLifeMs } from '#platform/database/answerOnce.ts'
import { defineJob } from '#platform/jobs/job.ts'

export const sweepKeys = defineJob({
  kind: 'site.sweep_keys',
  priority: 'low',
  everyMs: 6 * 3_600_000,
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - keyLifeMs)
    await db.deleteFrom('idempotency').where('scope', '!=', 'demo').where('created_at', '<', before).execute()
  },
})
