/** GET /api/shop/stock: what is on the shelves, the emptiest first. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { stockRow } from '../schema.ts'
import { listStock, lowStock } from '../stock.ts'

export const listStockOperation = operation({
  name: 'shop.stock',
  summary: 'Lists stock by variant and store; with low=true only what is running out.',
  method: 'GET',
  path: '/api/shop/stock',
  capability: 'stock.manage',
  input: z.strictObject({ post_id: z.uuid().optional(), low: z.enum(['true', 'false']).optional() }),
  output: z.array(stockRow),
  run: ({ db, siteId }, { post_id, low }) =>
    low === 'true' ? lowStock(db, siteId, 200) : listStock(db, siteId, { postId: post_id }),
})
