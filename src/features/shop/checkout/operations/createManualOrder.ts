/** POST /api/shop/orders: an order that staff makes for somebody (F-SHOP-13). */
import { operation } from '#platform/operations/operation.ts'
import { manualOrderInput } from '../manualOrderSchema.ts'
import { createManualOrder } from '../manualOrder.ts'
import { readOrder } from '../../orders/readOrders.ts'
import { orderDetail } from '../../schema.ts'

/**
 * Stock is held or sold as at a checkout. Problems: cart.refused, checkout.address_needed, checkout.shipping_unavailable,
 * discount.used_up, email.no_address, order.link_at_counter (422).
 */
export const createManualOrderOperation = operation({
  name: 'shop.create-manual-order',
  summary: 'Makes an order for a customer: waiting for its payment link, to be paid by arrangement, or paid.',
  method: 'POST',
  path: '/api/shop/orders',
  capability: 'orders.manage',
  input: manualOrderInput,
  output: orderDetail,
  audit: (input, made) => ({ kind: 'order.made', target: made.id, data: { payment: input.payment } }),
  async run(context, { payment, paid_by, hold_days, send_email, note, total_minor, ...draft }) {
    const id = await createManualOrder(context, draft, {
      payment,
      paid_by,
      hold_days,
      send_email,
      note,
      total_minor,
    })
    return readOrder(context.db, id)
  },
})
