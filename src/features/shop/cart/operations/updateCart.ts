/** POST /api/shop/update-cart: sets a line’s quantity or removes it (F-SHOP-09). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { cartOf, changeLine, wholeQuantity } from '../cart.ts'
import { problem } from '../../problems.ts'
import { cartView } from '../../schema.ts'
import { readCart } from '../currentCart.ts'

/** Takes a cart item as it was answered: only id, quantity and delete count, everything else in it is ignored. */
export const updateCartOperation = operation({
  name: 'shop.update-cart',
  summary: 'Sets the quantity of a cart line, or removes it with the delete flag; answers the whole cart.',
  method: 'POST',
  path: '/api/shop/update-cart',
  capability: 'public',
  rateLimit: { points: 600, windowSeconds: 60 },
  input: z.object({ id: z.uuid(), quantity: z.unknown().optional(), delete: z.boolean().optional() }),
  output: cartView,
  async run(context, { id, quantity, delete: isRemoved }) {
    const cart = await cartOf(context)
    if (!cart) throw problem('cart.line_missing')
    const wanted = isRemoved ? null : wholeQuantity(quantity)
    await context.transaction((db) => changeLine(context, db, cart.id, { lineId: id, quantity: wanted }))
    return readCart(context)
  },
})
