/** Every ten minutes: an email about what has begun to run out. */
import { defineJob } from '#platform/jobs/job.ts'
import { sendLowStockEmail } from '../lowStockEmail.ts'

export const lowStockJob = defineJob({
  kind: 'shop.low-stock',
  everyMs: 10 * 60_000,
  async run(platform) {
    await sendLowStockEmail(platform)
  },
})
