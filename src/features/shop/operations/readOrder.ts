/** GET /api/shop/orders/{id}: one order with lines, refunds, parcels and timeline (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { readOrder } from '../orders/readOrders.ts'
import { problem } from '../problems.ts'
import { orderDetail } from '../schema.ts'

/** Somebody else’s order is not found. Problems: order.missing (404). */
export const readOrderOperation = operation({
  name: 'shop.order',
  summary: 'Answers one order; members see their own only.',
  method: 'GET',
  path: '/api/shop/orders/{id}',
  capability: 'orders.view_own',
  input: z.strictObject({ id: z.uuid() }),
  output: orderDetail,
  async run({ db, siteId, viewer }, { id }) {
    if (!viewer.can('orders.manage')) {
      const own = await db
        .selectFrom('orders')
        .select('id')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('user_id', '=', viewer.id)
        .executeTakeFirst()
      if (!own) throw problem('order.missing')
    }
    return readOrder(db, siteId, id)
  },
})
