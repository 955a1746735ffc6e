/** POST /api/shop/orders/{id}/hand-over/undo (F-SHOP-13). Problems: order.move (422). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { undoHandOver } from '../fulfil.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

export const undoHandOverOperation = operation({
  name: 'shop.undo-hand-over',
  summary: 'Takes back that an order was delivered or picked up; it is open again then.',
  method: 'POST',
  path: '/api/shop/orders/{id}/hand-over/undo',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.hand_over_undone', target: input.id }),
  async run(context, input) {
    await undoHandOver(context, input.id, context.viewer.id)
    return readOrder(context.db, input.id)
  },
})
