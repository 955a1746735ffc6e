/** GET /api/shop/sellable: what an order can be made of (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { sellable } from '../orders/handSchema.ts'
import { sellableVariants } from '../sellable.ts'

export const listSellable = operation({
  name: 'shop.sellable',
  summary: 'Finds variants by words of product, choice or sku, with price and stock at a place.',
  method: 'GET',
  path: '/api/shop/sellable',
  capability: 'orders.manage',
  input: z.strictObject({
    keywords: z.string().max(200).default(''),
    store: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.array(sellable),
  run: (context, input) => sellableVariants(context, input),
})
