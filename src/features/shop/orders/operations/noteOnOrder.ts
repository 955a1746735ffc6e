/** POST /api/shop/orders/{id}/note (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { writeEvent } from '../events.ts'
import { orderOf } from '../oneOrder.ts'
import { readOrder } from '../readOrders.ts'
import { orderDetail } from '../../schema.ts'

export const noteOnOrderOperation = operation({
  name: 'shop.note-on-order',
  summary: 'Writes a note for colleagues into the timeline.',
  method: 'POST',
  path: '/api/shop/orders/{id}/note',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(2000) }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.noted', target: input.id }),
  async run(context, input) {
    await orderOf(context.db, input.id)
    await writeEvent(context, context.db, input.id, 'note', {
      actorId: context.viewer.id,
      data: { text: input.text },
    })
    return readOrder(context.db, input.id)
  },
})
