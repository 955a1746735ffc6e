/** GET /api/shop/check: the newest self-check and the newest load test. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { checkAnswer } from '../healthSchema.ts'
import { latestChecks } from '../healthChecks.ts'

export const readCheck = operation({
  name: 'shop.check',
  summary: 'Answers what the last self-check of the shop found and what the last load test came to.',
  method: 'GET',
  path: '/api/shop/check',
  capability: 'settings.shop',
  input: z.strictObject({}),
  output: checkAnswer,
  run: (context) => latestChecks(context),
})
