/** Every minute: finishes waiting orders, lost refunds and events. */
import { defineJob } from '#platform/jobs/job.ts'
import { reconcile } from '../reconcile.ts'

export const reconcileJob = defineJob({
  kind: 'shop.reconcile',
  priority: 'high',
  everyMs: 60_000,
  async run(platform) {
    await reconcile(platform)
  },
})
