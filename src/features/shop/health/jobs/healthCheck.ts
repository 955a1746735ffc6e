/** Every night: the shop's invariants; what is broken stands in the dashboard and is an error in the log. */
import { defineJob } from '#platform/jobs/job.ts'
import { checkBooks } from '../healthChecks.ts'

export const selfCheckJob = defineJob({
  kind: 'shop.self-check',
  everyMs: 24 * 3_600_000,
  async run(platform) {
    await checkBooks(platform, 'nightly')
  },
})
