/** GET /api/shop/order-counts: how many orders each view of the list holds (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { needFilters } from '../orderStates.ts'
import { orderCounts } from '../../salesStats.ts'

export const orderCountsOperation = operation({
  name: 'shop.order-counts',
  summary:
    'Counts all orders, and those of each view: what is to do, to pack, to hand over, to look at, and not paid yet.',
  method: 'GET',
  path: '/api/shop/order-counts',
  capability: 'orders.manage',
  input: z.strictObject({}),
  output: z.object({ all: z.int(), ...Object.fromEntries(needFilters.map((need) => [need, z.int()])) }),
  run: ({ db }) => orderCounts(db),
})
