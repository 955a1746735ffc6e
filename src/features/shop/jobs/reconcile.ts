/** Every minute: finishes waiting orders, lost refunds and events; products follow a changed currency. */
import { defineJob } from '#platform/jobs/job.ts'
import { reconcile } from '../reconcile.ts'
import { repriceProducts } from '../reprice.ts'

export const reconcileJob = defineJob({
  kind: 'shop.reconcile',
  everyMs: 60_000,
  async run(platform) {
    await reconcile(platform)
    await repriceProducts(platform)
  },
})
