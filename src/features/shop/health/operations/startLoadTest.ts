/** POST /api/shop/load-test: 500 test checkouts at once for ten items, in a scratch copy, in the background. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { checkAnswer } from '../healthSchema.ts'
import { beginLoadTest, latestChecks } from '../healthChecks.ts'
import { loadTestKind } from '../jobs/loadTest.ts'

/** What it comes to is in GET /api/shop/check. Problems: load_test.running (409). */
export const startLoadTest = operation({
  name: 'shop.start-load-test',
  summary: 'Starts 500 parallel test checkouts for ten items in a scratch copy of the shop.',
  method: 'POST',
  path: '/api/shop/load-test',
  capability: 'settings.shop',
  rateLimit: { points: 6, windowSeconds: 3600 },
  input: z.strictObject({}),
  output: checkAnswer,
  audit: () => ({ kind: 'shop.load_test' }),
  async run(context) {
    const id = await beginLoadTest(context)
    await enqueueJob(context, context.db, { kind: loadTestKind, payload: { id } })
    return latestChecks(context)
  },
})
