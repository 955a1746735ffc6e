/** POST /api/shop/orders/{id}/again: the same things once more (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { orderAgain } from '../orderAgain.ts'
import { readCart } from '../../cart/currentCart.ts'

/** Only one's own order; somebody else’s is not found. Problems: order.missing (404). */
export const orderAgainOperation = operation({
  name: 'shop.order-again',
  summary: 'Puts what an own order held into the cart, at today’s prices, and names what cannot be had.',
  method: 'POST',
  path: '/api/shop/orders/{id}/again',
  capability: 'orders.view_own',
  rateLimit: { points: 30, windowSeconds: 60 },
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ added: z.int(), left_out: z.array(z.object({ title: z.string(), why: z.string() })) }),
  async run(context, { id }) {
    const result = await orderAgain(context, id)
    await readCart(context)
    return result
  },
})
