/** GET /api/shop/create-session: the URL of the payment page (F-SHOP-10). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { createSession } from '../checkout.ts'
import { sessionRequest } from '../../schema.ts'

/** Makes the order and holds its stock first; the same cart answers the same URL. Never prefetched, never cross-site. */
export const createSessionOperation = operation({
  name: 'shop.create-session',
  summary: 'Places a waiting order, holds its stock, and answers the external URL of the payment page.',
  method: 'GET',
  path: '/api/shop/create-session',
  capability: 'public',
  hasEffects: true,
  rateLimit: { points: 120, windowSeconds: 60 },
  input: sessionRequest,
  output: z.string(),
  run: (context, { total_minor }) => createSession(context, total_minor),
})
