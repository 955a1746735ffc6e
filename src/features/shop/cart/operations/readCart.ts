/** GET /api/shop/cart: the caller’s cart, priced anew on every read (F-SHOP-08). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { cartView } from '../../schema.ts'
import { readCart } from '../currentCart.ts'

export const readCartOperation = operation({
  name: 'shop.cart',
  summary:
    'Answers the cart of the caller with prices of this moment; what is wrong with a line stands in its msg.',
  method: 'GET',
  path: '/api/shop/cart',
  capability: 'public',
  input: z.strictObject({}),
  output: cartView,
  run: (context) => readCart(context),
})
