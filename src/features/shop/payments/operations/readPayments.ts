/** GET /api/shop/payments: how the shop is paid (F-SHOP-10). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { readPaymentState } from '../paymentSettings.ts'
import { paymentState } from '../providers/paymentSchema.ts'

export const readPayments = operation({
  name: 'shop.payments',
  summary: 'Answers which payments are in force and where their keys come from; never a key.',
  method: 'GET',
  path: '/api/shop/payments',
  capability: 'settings.shop',
  input: z.strictObject({}),
  output: paymentState,
  run: (context) => readPaymentState(context),
})
