/** GET /api/shop/orders/{id}: one order with lines, refunds, parcels and timeline (F-SHOP-13). */
import { z } from 'zod'
import { readSiteUrl } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { isPayable, readBuyerOrder } from '../buyerOrder.ts'
import { orderOf } from '../oneOrder.ts'
import { readOrder } from '../readOrders.ts'
import { payLinkPath } from '../accessToken.ts'
import { buyerOrder, staffOrder } from '../../schema.ts'

/** A buyer gets the own order with its downloads and without staff's notes; somebody else’s is not found. Problems: order.missing (404). */
export const readOrderOperation = operation({
  name: 'shop.order',
  summary: 'Answers one order; members see their own only.',
  method: 'GET',
  path: '/api/shop/orders/{id}',
  capability: 'orders.view_own',
  input: z.strictObject({ id: z.uuid() }),
  output: z.union([buyerOrder, staffOrder]),
  async run(context, { id }) {
    const { db, viewer } = context
    if (!viewer.can('orders.manage')) {
      await orderOf(db, id, { ownerId: viewer.id })
      return readBuyerOrder(context, id)
    }
    const order = await readOrder(db, id)
    const isWaiting = isPayable(order, context.clock.now())
    return {
      ...order,
      pay_link: isWaiting ? `${await readSiteUrl(context, db)}${payLinkPath(context, order)}` : null,
    }
  },
})
