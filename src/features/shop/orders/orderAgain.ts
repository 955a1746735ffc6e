/** Puts what an order held into the caller's cart, at today's prices; what cannot be had any more is named. */
import type { Context } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { addressesOf } from '../addresses/addressBook.ts'
import { addToCart } from '../cart/addToCart.ts'
import { problem } from '../problems.ts'
import { cachedRules } from '../pricing/pricingRules.ts'
import type { Address } from '../schema.ts'
import { orderOf } from './oneOrder.ts'

export interface OrderedAgain {
  added: number
  left_out: { title: string; why: string }[]
}

/** @throws Problem order.missing (404) where the order is not the caller's own */
export async function orderAgain(context: Context, orderId: string): Promise<OrderedAgain> {
  const { db, viewer } = context
  await orderOf(db, orderId, { ownerId: viewer.id })
  const lines = await db
    .selectFrom('order_line')
    .select(['post_id', 'title', 'quantity', 'choices'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const { shop } = await cachedRules(context)
  const result: OrderedAgain = { added: 0, left_out: [] }
  for (const { post_id, title, quantity, choices } of lines) {
    try {
      if (!post_id) throw problem('cart.product_missing', { id: title })
      await addToCart(context, shop, {
        postId: post_id,
        value: new Map(choices.map(({ name, value }) => [name, value])),
        quantity,
        store: null,
      })
      result.added += quantity
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      result.left_out.push({ title, why: error.message })
    }
  }
  return result
}

/** The default of the address book, else where the last order of the account went, so that nobody types it again; null where there is none. */
export async function usualAddress(context: Pick<Context, 'db' | 'viewer'>): Promise<Address | null> {
  const { db, viewer } = context
  if (viewer.id === null) return null
  const [first] = await addressesOf(db, viewer.id)
  if (first) return first.address
  const order = await db
    .selectFrom('orders')
    .select('addresses')
    .where('user_id', '=', viewer.id)
    .where('placed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return order?.addresses.shipping ?? null
}
