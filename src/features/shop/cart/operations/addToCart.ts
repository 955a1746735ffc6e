/** POST /api/shop/cart: puts items of a product into the caller’s cart (F-SHOP-07). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { addToCart } from '../addToCart.ts'
import { wholeQuantity } from '../cart.ts'
import { problem } from '../../problems.ts'
import { cachedRules } from '../../pricing/pricingRules.ts'
import { cartView } from '../../schema.ts'
import { openStore, rememberStore, readCart } from '../currentCart.ts'

/** Made once: schemas are dear to make. */
const postId = z.uuid()

/**
 * `value` holds one option per variant type and one value per choosable option; other keys in it are ignored, a price
 * above all. Problems: cart.no_product, cart.quantity, cart.option_unavailable (422), cart.product_missing (404).
 */
export const addToCartOperation = operation({
  name: 'shop.add-to-cart',
  summary: 'Adds a product to the cart; the same variant with the same choices grows its line.',
  method: 'POST',
  path: '/api/shop/cart',
  capability: 'public',
  rateLimit: { points: 600, windowSeconds: 60 },
  input: z.strictObject({
    post_id: z.unknown().optional(),
    value: z.record(z.string(), z.unknown()).optional(),
    quantity: z.unknown().optional(),
    current_store: z.string().max(200).nullable().optional(),
  }),
  output: cartView,
  async run(context, { post_id, value, quantity, current_store }) {
    if (typeof post_id !== 'string' || post_id === '') throw problem('cart.no_product')
    const wanted = wholeQuantity(quantity ?? 1)
    if (!postId.safeParse(post_id).success) throw problem('cart.product_missing', { id: post_id })
    const { shop } = await cachedRules(context)
    const store = current_store ? openStore(shop, current_store) : null
    const cart = await addToCart(context, shop, {
      postId: post_id,
      value: new Map(Object.entries(value ?? {})),
      quantity: wanted,
      store,
      idempotencyKey: context.request.header('idempotency-key'),
    })
    if (store) rememberStore(context, store)
    return readCart(context, cart)
  },
})
