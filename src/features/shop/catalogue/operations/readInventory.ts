/** GET /api/shop/inventory/{post_id}: prices and quantities per store and variant (F-SHOP-05). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { inventoryOf } from '../inventory.ts'
import { problem } from '../../problems.ts'
import { readProduct } from '../productView.ts'
import { inventory } from '../../schema.ts'

export const readInventory = operation({
  name: 'shop.inventory',
  summary: 'Answers what each variant costs and how many are left at each store; 9999 where nobody counts.',
  method: 'GET',
  path: '/api/shop/inventory/{post_id}',
  capability: 'public',
  input: z.strictObject({ post_id: z.string().max(100) }),
  output: inventory,
  async run(context, { post_id }) {
    const isShown = await readProduct(context, context.db, post_id)
    const found = isShown ? await inventoryOf(context.db, post_id) : null
    if (!found) throw problem('cart.product_missing', { id: post_id })
    return found
  },
})
