/** Keeps the sums of days true. */
import { defineJob } from '#platform/jobs/job.ts'
import { rollUpDays } from '../rollUp.ts'

export const rollUp = defineJob({
  kind: 'activity.roll_up',
  everyMs: 60_000,
  async run(platform) {
    await rollUpDays(platform)
  },
})
