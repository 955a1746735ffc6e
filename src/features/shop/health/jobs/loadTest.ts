/** The load test that somebody started in the dashboard: 500 test checkouts at ten items in a scratch copy. */
import { defineJob } from '#platform/jobs/job.ts'
import { Problem } from '#platform/operations/problem.ts'
import { finish } from '../healthChecks.ts'
import { runLoadTest } from '../loadTest.ts'
import { storeHealth } from '../texts/storeHealth.ts'

export const loadTestKind = 'shop.load-test'

export const loadTestJob = defineJob({
  kind: loadTestKind,
  async run(platform, { id }) {
    if (typeof id !== 'string') return
    try {
      await finish(platform, id, await runLoadTest(platform))
    } catch (error) {
      // Told on the screen; trying again by itself would help nobody.
      platform.log.error({ err: error }, 'shop.load-test')
      await finish(platform, id, {
        error: error instanceof Problem ? error.message : storeHealth.no_copy,
      })
    }
  },
})
