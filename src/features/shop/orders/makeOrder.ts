/** Makes an order of a priced cart: what is bought is written down as it costs and reads at this moment. */
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import type { ShopFacts } from '../facts.ts'
import type { PricedCart } from '../priceCart.ts'
import type { Provider } from '../providers/provider.ts'
import { accessToken } from './accessToken.ts'
import { writeEvent, type Order } from './events.ts'

/** How long stock is held for an order that is not paid: a little longer than its payment page lives. */
const holdMinutes = 35

/** Test orders have a number series of their own, so that real numbers have no gaps from trying the shop out. */
export function nextOrderNumber(isTest: boolean) {
  return isTest ? sql<string>`'T-' || nextval('shop_test_order_number')` : sql<string>`nextval('shop_order_number')::text`
}

export interface OrderWish {
  priced: PricedCart
  facts: ShopFacts
  provider: Provider
  /** Counts the orders of this cart, from 1. */
  attempt: number
  /** Made by staff for somebody else, whose account this is; its stock is held until then. */
  byHand?: { userId: string | null; holdUntil: Date }
}

/** Writes the order, its lines, taxes and discount: pending and unpaid, with its stock not held yet. */
export async function insertOrder(
  context: Context,
  db: Transaction<Database>,
  { priced, facts, provider, attempt, byHand }: OrderWish,
): Promise<Order> {
  const { siteId } = context
  const { cart, totals } = priced
  const id = context.newId()
  const now = context.clock.now()
  const order = await db
    .insertInto('orders')
    .values({
      site_id: siteId,
      id,
      number: nextOrderNumber(provider.isTest),
      cart_id: cart.id,
      attempt,
      access_token_hash: createHash('sha256').update(accessToken(context, id)).digest(),
      user_id: byHand ? byHand.userId : context.viewer.id,
      email: cart.email ?? (byHand ? null : context.viewer.email),
      currency: facts.currency,
      store_id: priced.store?.id ?? null,
      order_state: 'pending',
      payment_state: 'unpaid',
      fulfilment_state: 'none',
      subtotal_minor: totals.subtotal,
      discount_minor: totals.discount,
      shipping_minor: totals.shipping,
      shipping_tax_minor: totals.shippingTax,
      tax_minor: totals.tax,
      total_minor: totals.total,
      prices_include_tax: facts.pricesIncludeTax,
      addresses: JSON.stringify(priced.deliveredTo ? { shipping: priced.deliveredTo } : {}),
      shipping_title: priced.shipping?.title ?? null,
      is_test: provider.isTest,
      provider: provider.name,
      hold_expires_at: byHand?.holdUntil ?? new Date(now.getTime() + holdMinutes * 60_000),
      cart_hash: priced.hash,
      created_at: now,
      made_by: byHand ? context.viewer.id : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_line')
    .values(
      priced.lines.map((line, position) => {
        const sums = totals.lines[position]
        if (!sums) throw new Error('A line has no totals')
        return {
          site_id: siteId,
          id: context.newId(),
          order_id: id,
          position,
          variant_id: line.variantId,
          post_id: line.postId,
          title: line.title,
          url: line.url,
          sku: line.sku,
          choices: JSON.stringify(line.choices),
          image: line.image,
          unit_minor: line.unit,
          quantity: line.quantity,
          discount_minor: sums.discount,
          net_minor: sums.net,
          tax_minor: sums.tax,
          total_minor: sums.total,
          prices_include_tax: facts.pricesIncludeTax,
          weight_g: line.weightGrams,
        }
      }),
    )
    .execute()
  if (totals.taxes.length > 0) {
    await db
      .insertInto('order_tax_line')
      .values(
        totals.taxes.map(({ title, ppm, amount }) => ({
          site_id: siteId,
          id: context.newId(),
          order_id: id,
          title,
          ppm,
          amount_minor: amount,
        })),
      )
      .execute()
  }
  if (priced.discount) {
    await db
      .insertInto('order_adjustment')
      .values({
        site_id: siteId,
        id: context.newId(),
        order_id: id,
        kind: 'discount',
        code: priced.discount.code,
        amount_minor: totals.discount,
      })
      .execute()
  }
  await writeEvent(context, db, id, 'created', { actorId: context.viewer.id })
  return order
}
