/** GET /api/shop/orders: all orders for who handles them, the own ones for everybody else (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { orderFilterFields, orderTimeZone } from '../orderFilter.ts'
import { listOrders } from '../readOrders.ts'
import { orderList } from '../../schema.ts'

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
    ...orderFilterFields,
  }),
  output: orderList,
  async run({ db, viewer }, { mine, ...filter }) {
    const isOwnOnly = mine === 'true' || !viewer.can('orders.manage')
    return listOrders(db, {
      ...filter,
      userId: isOwnOnly ? (viewer.id ?? undefined) : undefined,
      timeZone: await orderTimeZone(db),
    })
  },
})
