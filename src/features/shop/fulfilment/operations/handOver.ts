/** POST /api/shop/orders/{id}/hand-over (F-SHOP-13). Problems: order.move (422). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { handOver } from '../fulfil.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

export const handOverOperation = operation({
  name: 'shop.hand-over',
  summary: 'Marks an order as delivered or picked up; it is complete then.',
  method: 'POST',
  path: '/api/shop/orders/{id}/hand-over',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.handed_over', target: input.id }),
  async run(context, input) {
    await handOver(context, input.id, context.viewer.id)
    return readOrder(context.db, input.id)
  },
})
