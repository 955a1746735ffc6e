/** POST /api/shop/orders/{id}/fulfil (F-SHOP-13). Problems: fulfil.too_much, fulfil.nothing_left, fulfil.refunded, order.move (422). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { fulfilOrder } from '../fulfil.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail, trackingFields } from '../../schema.ts'

export const fulfilOrderOperation = operation({
  name: 'shop.fulfil-order',
  summary: 'Records a parcel with its tracking, or that the order waits for pickup.',
  method: 'POST',
  path: '/api/shop/orders/{id}/fulfil',
  capability: 'orders.manage',
  input: z.strictObject({
    id: z.uuid(),
    ...trackingFields,
    is_pickup: z.boolean().default(false),
    lines: z.array(z.strictObject({ id: z.uuid(), quantity: z.int().min(1) })).optional(),
  }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.fulfilled', target: input.id }),
  async run(context, input) {
    await fulfilOrder(context, input.id, {
      carrier: input.carrier,
      tracking: input.tracking,
      trackingUrl: input.tracking_url,
      isPickup: input.is_pickup,
      lines: input.lines?.map(({ id, quantity }) => ({ lineId: id, quantity })),
      actorId: context.viewer.id,
    })
    return readOrder(context.db, input.id)
  },
})
