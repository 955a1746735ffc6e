/** Every night: the shop's invariants; a broken one is an error in the log. */
import { defineJob } from '#platform/jobs/job.ts'
import { brokenInvariants } from '../invariants.ts'

export const selfCheckJob = defineJob({
  kind: 'shop.self-check',
  everyMs: 24 * 3_600_000,
  async run(platform) {
    const broken = await brokenInvariants(platform)
    if (broken.length > 0) platform.log.error({ broken }, 'shop.invariants')
  },
})
