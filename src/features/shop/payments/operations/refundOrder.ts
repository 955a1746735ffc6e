/** POST /api/shop/orders/{id}/refund (F-SHOP-13). Problems: refund.too_much (422). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { refundPayment } from '../refunds.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

export const refundOrderOperation = operation({
  name: 'shop.refund-order',
  summary: 'Refunds an order in whole or in part, with its items back in stock where wanted.',
  method: 'POST',
  path: '/api/shop/orders/{id}/refund',
  capability: 'orders.manage',
  input: z.strictObject({
    id: z.uuid(),
    amount_minor: z.int().min(1).optional(),
    lines: z.array(z.strictObject({ id: z.uuid(), quantity: z.int().min(1) })).optional(),
    /** What of the delivery is given back. */
    shipping_minor: z.int().min(0).optional(),
    /** The money went back another way, in cash or by transfer: it is written down, the provider is not asked. */
    by_hand: z.boolean().default(false),
    restock: z.boolean().default(false),
    reason: z.string().max(500).default(''),
  }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.refunded', target: input.id }),
  async run(context, input) {
    await refundPayment(context, {
      orderId: input.id,
      amount: input.amount_minor,
      lines: input.lines?.map(({ id, quantity }) => ({ lineId: id, quantity })),
      shipping: input.shipping_minor,
      isManual: input.by_hand,
      restock: input.restock,
      reason: input.reason,
      actorId: context.viewer.id,
    })
    return readOrder(context.db, input.id)
  },
})
