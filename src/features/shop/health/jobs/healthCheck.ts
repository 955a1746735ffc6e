/** Every night: the shop's invariants; what is broken is in the dashboard and is an error in the log. */
import { readSetting } from '#features/settings/index.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { checkHealth } from '../healthChecks.ts'

export const selfCheckJob = defineJob({
  kind: 'shop.self-check',
  cron: { pattern: '30 3 * * *', timeZone: ({ db }) => readSetting(db, 'time_zone') },
  async run(platform) {
    await checkHealth(platform, 'nightly')
  },
})
