/** POST /api/shop/orders/{id}/emails: sends a letter to the buyer once more (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { orderEmails } from '../emailKinds.ts'
import { sendOrderEmailAgain } from '../shopEmails.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

/** Problems: order.missing (404), letter.nobody (422). */
export const sendOrderEmail = operation({
  name: 'shop.send-order-email',
  summary: 'Sends an email of an order once more and notes it on the timeline.',
  method: 'POST',
  path: '/api/shop/orders/{id}/emails',
  capability: 'orders.manage',
  rateLimit: { points: 60, windowSeconds: 60 },
  input: z.strictObject({ id: z.uuid(), letter: z.enum(orderEmails) }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.letter_again', target: input.id, data: { letter: input.letter } }),
  async run(context, { id, letter }) {
    await sendOrderEmailAgain(context, id, letter, context.viewer.id)
    return readOrder(context.db, id)
  },
})
