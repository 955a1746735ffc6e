/** GET /api/shop/sellable: what an order can be made of (F-SHOP-13). */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { sellable } from '../manualOrderSchema.ts'
import { sellableVariants } from '../sellable.ts'

/** `next` of `pagination` goes into `after` of the next call. */
export const listSellable = operation({
  name: 'shop.sellable',
  summary: 'Finds variants by words of product, choice or sku, with price and stock at a place.',
  method: 'GET',
  path: '/api/shop/sellable',
  capability: 'orders.manage',
  input: z.strictObject({
    keywords: z.string().max(200).default(''),
    store: z.string().max(200).optional(),
    after: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.array(sellable),
  async run(context, input) {
    const { variants, next } = await sellableVariants(context, input)
    return new Reply(variants, { extra: { pagination: { limit: input.limit, next } } })
  },
})
