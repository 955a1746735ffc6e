/** GET /api/shop/emails: the emails that orders and stock have caused (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listEmails } from '../shopEmails.ts'
import { emailList } from '../emailSchema.ts'

export const listEmailsOperation = operation({
  name: 'shop.emails',
  summary: 'Lists the shop’s emails, the newest first: waiting, failing and sent.',
  method: 'GET',
  path: '/api/shop/emails',
  capability: 'orders.manage',
  input: z.strictObject({
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    order_id: z.uuid().optional(),
    waiting: z.enum(['true', 'false']).optional(),
    keywords: z.string().max(200).optional(),
  }),
  output: emailList,
  run: (context, { p, limit, order_id, waiting, keywords }) =>
    listEmails(context, { p, limit, orderId: order_id, isWaiting: waiting === 'true', keywords }),
})
