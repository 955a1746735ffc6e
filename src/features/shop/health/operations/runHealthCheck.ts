/** POST /api/shop/check: checks now whether stock, orders and payments agree (I1 to I12). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { checkAnswer } from '../healthSchema.ts'
import { checkHealth, latestChecks } from '../healthChecks.ts'

export const runCheck = operation({
  name: 'shop.run-check',
  summary: 'Runs the self-check of the shop now, which otherwise runs every night.',
  method: 'POST',
  path: '/api/shop/check',
  capability: 'settings.shop',
  rateLimit: { points: 20, windowSeconds: 600 },
  input: z.strictObject({}),
  output: checkAnswer,
  async run(context) {
    await checkHealth(context, 'by_hand')
    return latestChecks(context)
  },
})
