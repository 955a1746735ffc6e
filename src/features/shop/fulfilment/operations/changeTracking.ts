/** POST /api/shop/shipments/{id}/tracking: how a parcel is followed, after it was sent (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { changeTracking } from '../changeTracking.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail, trackingFields } from '../../schema.ts'

/** Problems: shipment.missing (404), shipment.collected, email.no_address (422). */
export const changeTrackingOperation = operation({
  name: 'shop.change-tracking',
  summary:
    'Changes carrier, number and link of a parcel that was sent, and emails them to the buyer where that is asked for.',
  method: 'POST',
  path: '/api/shop/shipments/{id}/tracking',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid(), ...trackingFields, send_email: z.boolean().default(false) }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.tracking_changed', target: input.id }),
  async run(context, { id, send_email: sendsEmail, ...tracking }) {
    const orderId = await changeTracking(context, id, tracking, { sendsEmail, actorId: context.viewer.id })
    return readOrder(context.db, orderId)
  },
})
