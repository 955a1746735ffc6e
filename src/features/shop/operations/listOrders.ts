/** GET /api/shop/orders: all orders for who handles them, the own ones for everybody else (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { fulfilmentStates, orderStates, paymentStates } from '../orderStates.ts'
import { listOrders } from '../orders/readOrders.ts'
import { orderList } from '../schema.ts'

export const listOrdersOperation = operation({
  name: 'shop.orders',
  summary: 'Lists orders, the newest first, by state, kind, words and time.',
  method: 'GET',
  path: '/api/shop/orders',
  capability: 'orders.view_own',
  input: z.strictObject({
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    mine: z.enum(['true', 'false']).optional(),
    order_state: z.enum(orderStates).optional(),
    payment_state: z.enum(paymentStates).optional(),
    fulfilment_state: z.enum(fulfilmentStates).optional(),
    keywords: z.string().max(200).optional(),
    is_test: z.enum(['true', 'false']).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  output: orderList,
  run({ db, siteId, viewer }, input) {
    const isOwnOnly = input.mine === 'true' || !viewer.can('orders.manage')
    return listOrders(db, siteId, {
      p: input.p,
      limit: input.limit,
      userId: isOwnOnly ? (viewer.id ?? undefined) : undefined,
      orderState: input.order_state,
      paymentState: input.payment_state,
      fulfilmentState: input.fulfilment_state,
      keywords: input.keywords,
      isTest: input.is_test === undefined ? undefined : input.is_test === 'true',
      from: input.from ? new Date(input.from) : undefined,
      to: input.to ? new Date(input.to) : undefined,
    })
  },
})
