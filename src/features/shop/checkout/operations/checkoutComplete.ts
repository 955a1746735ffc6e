/** GET /api/shop/checkout-complete: what became of a payment, after asking the provider (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { checkoutStatusOf } from '../checkoutStatus.ts'
import { checkoutStatus } from '../../schema.ts'
import { readCart } from '../../cart/currentCart.ts'

/** The visit is never a proof of payment. Whoever holds the session's secret id sees the summary of its order. */
export const checkoutComplete = operation({
  name: 'shop.checkout-complete',
  summary: 'Answers whether the order of a payment session is paid, processing, open, failed or expired.',
  method: 'GET',
  path: '/api/shop/checkout-complete',
  capability: 'public',
  hasEffects: true,
  rateLimit: { points: 120, windowSeconds: 60 },
  input: z.strictObject({ session_id: z.string().min(20).max(300) }),
  output: checkoutStatus,
  async run(context, { session_id }) {
    const status = await checkoutStatusOf(context, session_id)
    // What was added while the payment ran is in the cart still: the readable count says so.
    if (status.status === 'paid' || status.status === 'placed') await readCart(context)
    return status
  },
})
