/** POST /api/shop/check: looks now whether everything in the shop's books agrees (I1 to I12). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { checkAnswer } from '../healthSchema.ts'
import { checkBooks, latestChecks } from '../healthChecks.ts'

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
    await checkBooks(context, 'by_hand')
    return latestChecks(context)
  },
})
