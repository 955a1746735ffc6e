/** GET /api/shop/create-session: the URL of the payment page (F-SHOP-10). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { createPaymentSession } from '../checkout.ts'
import { paymentSessionInput } from '../../schema.ts'

/** Makes the order and holds its stock first; the same cart answers the same URL. Never prefetched, never cross-site. */
export const createPaymentSessionOperation = operation({
  name: 'shop.create-session',
  summary: 'Places a waiting order, holds its stock, and answers the external URL of the payment page.',
  method: 'GET',
  path: '/api/shop/create-session',
  capability: 'public',
  hasEffects: true,
  rateLimit: { points: 120, windowSeconds: 60 },
  input: paymentSessionInput,
  output: z.string(),
  run: (context, { total_minor }) => createPaymentSession(context, total_minor),
})
