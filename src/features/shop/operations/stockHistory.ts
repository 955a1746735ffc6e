/** GET /api/shop/stock/{variant_id}/movements: the history of a variant's stock (F-SHOP-05). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { stockMovement } from '../schema.ts'
import { stockHistory } from '../stockHistory.ts'

/** Problems: stock.unknown_variant (404). */
export const stockHistoryOperation = operation({
  name: 'shop.stock-history',
  summary: 'Lists the movements of a variant’s stock, the newest first, with their reasons.',
  method: 'GET',
  path: '/api/shop/stock/{variant_id}/movements',
  capability: 'stock.manage',
  input: z.strictObject({ variant_id: z.uuid(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
  output: z.array(stockMovement),
  run: ({ db, siteId }, { variant_id, limit }) => stockHistory(db, siteId, variant_id, limit),
})
