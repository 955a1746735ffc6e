/** POST /api/shop/payments/check: whether the payment provider takes our keys (F-SHOP-10). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { checkPayments } from '../paymentSettings.ts'
import { paymentCheck } from '../providers/paymentSchema.ts'

/** Problems: payment.unknown_provider (404) while there is no key. */
export const checkPaymentsOperation = operation({
  name: 'shop.check-payments',
  summary: 'Asks the payment provider with the keys that are in force, and answers what it said.',
  method: 'POST',
  path: '/api/shop/payments/check',
  capability: 'settings.shop',
  rateLimit: { points: 20, windowSeconds: 60 },
  input: z.strictObject({}),
  output: paymentCheck,
  run: (context) => checkPayments(context),
})
