/** Removes what has run out: sessions and tokens. They count as gone before; this keeps the tables small. */
import { defineJob } from '#platform/jobs/job.ts'

const hourMs = 3_600_000

export const sweepSessions = defineJob({
  kind: 'people.sweep',
  priority: 'low',
  everyMs: hourMs,
  async run({ db, clock }) {
    const now = clock.now()
    await db.deleteFrom('session').where('expires_at', '<=', now).execute()
    await db.deleteFrom('user_token').where('expires_at', '<=', now).execute()
    // They name email addresses that strangers typed.
    await db
      .deleteFrom('job')
      .where('kind', '=', 'people.reset')
      .where('done_at', 'is not', null)
      .where('last_error', 'is', null)
      .execute()
  },
})
