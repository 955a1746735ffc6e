/** POST /api/shop/orders/{id}/cancel (F-SHOP-13). Problems: order.not_cancellable (422). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { cancelOrder } from '../cancelOrder.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

export const cancelOrderOperation = operation({
  name: 'shop.cancel-order',
  summary: 'Cancels an order: money and stock go back.',
  method: 'POST',
  path: '/api/shop/orders/{id}/cancel',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.cancelled', target: input.id }),
  async run(context, input) {
    await cancelOrder(context, input.id, context.viewer.id)
    return readOrder(context.db, input.id)
  },
})
