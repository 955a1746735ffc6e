/** GET /api/shop/stock/{variant_id}/movements: the history of a variant's stock (F-SHOP-05). */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { stockMovement } from '../../schema.ts'
import { stockHistory } from '../stockHistory.ts'

/** `next` of `pagination` goes into `after` of the next call. Problems: stock.unknown_variant (404). */
export const stockHistoryOperation = operation({
  name: 'shop.stock-history',
  summary: 'Lists the movements of a variant’s stock, the newest first, with their reasons.',
  method: 'GET',
  path: '/api/shop/stock/{variant_id}/movements',
  capability: 'stock.manage',
  input: z.strictObject({
    variant_id: z.uuid(),
    after: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.array(stockMovement),
  async run({ db }, { variant_id, after, limit }) {
    const { movements, next } = await stockHistory(db, { variantId: variant_id, after, limit })
    return new Reply(movements, { extra: { pagination: { limit, next } } })
  },
})
