/** POST /api/shop/store: the store that the caller shops at (F-SHOP-06). Problems: store.unknown (422), store.lacks (409). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { cartView } from '../../schema.ts'
import { chooseStore, readCart } from '../currentCart.ts'

export const chooseStoreOperation = operation({
  name: 'shop.choose-store',
  summary: 'Sets the current store; the cart is answered as it is priced there.',
  method: 'POST',
  path: '/api/shop/store',
  capability: 'public',
  input: z.strictObject({
    current_store: z.string().max(200),
    /** Refuses a store that does not have what the cart has where it is. */
    only_whole: z.boolean().optional(),
  }),
  output: cartView,
  async run(context, { current_store, only_whole }) {
    await chooseStore(context, current_store, only_whole)
    // The cart's own store decides, so the answer already follows the choice; without a cart the cookie will.
    return { ...(await readCart(context)), current_store }
  },
})
