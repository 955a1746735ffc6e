/** Publishes and unpublishes what was planned for now; queued by the save that plans it. */
import { defineJob } from '#platform/jobs/job.ts'
import { settleJob, publishScheduled as settle } from '../scheduledPublishing.ts'

export const publishScheduled = defineJob({
  kind: settleJob,
  priority: 'high',
  async run(platform) {
    let settled = await settle(platform)
    while (settled.published.length + settled.unpublished.length > 0) settled = await settle(platform)
    // Tried again, and in the end told under Background jobs.
    if (settled.failures.length > 0) throw settled.failures[0]
  },
})
