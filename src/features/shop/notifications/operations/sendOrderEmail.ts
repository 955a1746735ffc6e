/** POST /api/shop/orders/{id}/emails: sends an email to the buyer once more (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { orderEmails } from '../../email/emailKinds.ts'
import { sendOrderEmailAgain } from '../sendOrderEmailAgain.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

/** Problems: order.missing (404), email.no_address (422). */
export const sendOrderEmail = operation({
  name: 'shop.send-order-email',
  summary: 'Sends an email of an order once more and notes it on the timeline.',
  method: 'POST',
  path: '/api/shop/orders/{id}/emails',
  capability: 'orders.manage',
  rateLimit: { points: 60, windowSeconds: 60 },
  input: z.strictObject({ id: z.uuid(), kind: z.enum(orderEmails) }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.email_again', target: input.id, data: { kind: input.kind } }),
  async run(context, { id, kind }) {
    await sendOrderEmailAgain(context, id, kind, context.viewer.id)
    return readOrder(context.db, id)
  },
})
