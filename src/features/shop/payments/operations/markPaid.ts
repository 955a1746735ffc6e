/** POST /api/shop/orders/{id}/mark-paid (F-SHOP-13). Problems: order.move (422). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { markPaid } from '../markPaid.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

export const markPaidOperation = operation({
  name: 'shop.mark-paid',
  summary: 'Marks an order as paid that is paid by arrangement, or that waits for its payment link.',
  method: 'POST',
  path: '/api/shop/orders/{id}/mark-paid',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.marked_paid', target: input.id }),
  async run(context, input) {
    await markPaid(context, input.id, context.viewer.id)
    return readOrder(context.db, input.id)
  },
})
