/** POST /api/shop/stock: sets or corrects the stock of a variant, with its reason in the ledger. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { implicitStore, storesOf } from '../../pricing/shopContext.ts'
import { problem } from '../../problems.ts'
import { stockRow } from '../../schema.ts'
import { listStock } from '../listStock.ts'
import { adjustStock } from '../stock.ts'
import { stock } from '../texts/stock.ts'

/** Problems: stock.below_reserved, store.unknown (422), stock.unknown_variant (404). */
export const changeStock = operation({
  name: 'shop.change-stock',
  summary: 'Sets the quantity of a variant at a store (null stops counting) or changes it by a difference.',
  method: 'POST',
  path: '/api/shop/stock',
  capability: 'stock.manage',
  input: z
    .strictObject({
      variant_id: z.uuid(),
      store: z.string().max(200).optional(),
      quantity: z.int().min(0).max(1_000_000).nullable().optional(),
      delta: z.int().min(-1_000_000).max(1_000_000).optional(),
      reason: z.enum(['correction', 'received', 'damaged', 'returned']).default('correction'),
    })
    .refine((input) => (input.quantity === undefined) !== (input.delta === undefined), {
      error: () => stock.one_of_two,
    }),
  output: z.array(stockRow),
  audit: (input) => ({ kind: 'stock.changed', target: input.variant_id, data: input }),
  async run(context, input) {
    const stores = await storesOf(context.db)
    const store = stores.find(({ slug }) => slug === input.store)
    if (!store && stores.length > 0) throw problem('store.unknown', { store: input.store ?? '' })
    const variant = await context.db
      .selectFrom('product_variant')
      .select('post_id')
      .where('id', '=', input.variant_id)
      .executeTakeFirst()
    if (!variant) throw problem('stock.unknown_variant')
    await context.transaction((db) =>
      adjustStock(context, db, {
        variantId: input.variant_id,
        storeId: store?.id ?? implicitStore,
        ...(input.delta === undefined ? { set: input.quantity } : { delta: input.delta }),
        reason: input.reason,
        actorId: context.viewer.id,
      }),
    )
    return listStock(context.db, { postId: variant.post_id })
  },
})
