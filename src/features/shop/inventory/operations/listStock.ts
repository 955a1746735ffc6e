/** GET /api/shop/stock: what is on the shelves, the emptiest first (F-SHOP-05). */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { countStock, listStock, type StockFilter } from '../listStock.ts'
import { stockRow } from '../../schema.ts'

/** With `post_id` all rows of that product; else a page, with `pagination` beside `d`. */
export const listStockOperation = operation({
  name: 'shop.stock',
  summary: 'Lists stock by variant and place, by words; with low=true only what is running out.',
  method: 'GET',
  path: '/api/shop/stock',
  capability: 'stock.manage',
  input: z.strictObject({
    post_id: z.uuid().optional(),
    low: z.enum(['true', 'false']).optional(),
    keywords: z.string().max(200).optional(),
    store: z.string().max(200).optional(),
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(500).default(500),
  }),
  output: z.array(stockRow),
  async run({ db }, { post_id, low, keywords, store, p, limit }) {
    if (post_id) return listStock(db, { postId: post_id })
    const filter: StockFilter = { isLow: low === 'true', keywords, store }
    const rows = await listStock(db, { ...filter, p, limit })
    const total = await countStock(db, filter)
    return new Reply(rows, {
      extra: { pagination: { p, limit, total, pages: Math.max(1, Math.ceil(total / limit)) } },
    })
  },
})
