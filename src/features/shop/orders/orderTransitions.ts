/** The two ends of a pending order: placed with its stock sold, or closed with its stock back on the shelf. */
import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { statement } from '#platform/database/statement.ts'
import { runHook } from '#platform/hooks.ts'
import { defer, runBatch } from '#platform/database/batch.ts'
import { cartOfOrderLock } from '../cart/cart.ts'
import { giveDiscountBack } from '../pricing/discounts.ts'
import { grantDownloads } from '../downloads/downloads.ts'
import { commitStock, releaseStock } from '../inventory/reservations.ts'
import { moveOrder, orderLock, type Moves, type Order } from './events.ts'
import { readOrderDetails, type OrderDetails } from './orderDetails.ts'

/** Sells what the order holds: the cart is done, files are granted once it is paid, emails and the invoice follow (`orderMoments.ts`). */
export async function placeOrder(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  {
    isPaid,
    amount = order.total_minor,
    email = null,
    details: known,
  }: { isPaid: boolean; amount?: number; email?: string | null; details?: OrderDetails },
): Promise<Order> {
  if (order.cart_id) {
    const past = { pastId: platform.newId(), pastToken: randomBytes(32) }
    await defer(
      db,
      cartOrdered({
        cartId: order.cart_id,
        orderId: order.id,
        now: platform.clock.now(),
        ...past,
      }),
    )
  }
  const moves: Moves = { order_state: 'placed', ...(isPaid && { payment_state: 'paid' }) }
  const placed = await moveOrder(platform, db, order, moves, {
    set: {
      placed_at: platform.clock.now(),
      email: order.email ?? email,
      ...(isPaid && { paid_minor: order.paid_minor + amount }),
    },
  })
  const details = known ?? (await readOrderDetails(db, placed.id))
  const hasDownloads = isPaid && (await grantDownloads(platform, db, details))
  await runHook(platform, db, 'order.placed', { order: placed, details, hasDownloads })
  // Last of all: other buyers of these items wait for these rows, and everybody for the counter.
  await commitStock(platform, db, order.id)
  if (isPaid) await runHook(platform, db, 'order.invoice_due', { order: placed, details })
  return placed
}

/**
 * Ends the cart of an order. What was put into it in another tab while this one paid stays with the shopper: then the
 * order moves to a past cart of its own, and the cart goes on with what is left.
 */
const cartOrdered = statement<{
  cartId: string
  orderId: string
  now: Date
  pastId: string
  pastToken: Buffer
}>()(
  (_db, slot) => sql`
    with own as (
      select * from cart where id = ${slot('cartId')} and state = 'active'
    ), bought as (
      select variant_id, choices, sum(quantity)::int as quantity from order_line
      where order_id = ${slot('orderId')} group by variant_id, choices
    ), rest as (
      select line.id, line.quantity - coalesce(bought.quantity, 0) as quantity from own
      join cart_line line on line.cart_id = own.id
      left join bought on bought.variant_id = line.variant_id and bought.choices = line.choices
    ), past as (
      insert into cart (id, token_hash, user_id, store_id, currency, email, address, shipping_method_id, discount_id,
        payment_method, state, created_at, updated_at)
      select ${slot('pastId')}::uuid, ${slot('pastToken')}::bytea, user_id, store_id, currency, email, address,
        shipping_method_id, discount_id, payment_method, 'ordered', created_at, ${slot('now')}::timestamptz
      from own where exists (select 1 from rest where quantity > 0) returning id
    ), moved as (
      update orders set cart_id = past.id from past where orders.cart_id = ${slot('cartId')}
    ), gone as (
      delete from cart_line using rest, past
      where cart_line.id = rest.id and rest.quantity <= 0
    ), kept as (
      update cart_line set quantity = rest.quantity from rest, past
      where cart_line.id = rest.id and rest.quantity > 0
    )
    update cart set updated_at = ${slot('now')}, version = cart.version + 1,
      state = case when exists (select 1 from past) then 'active' else 'ordered' end,
      discount_id = case when exists (select 1 from past) then null else cart.discount_id end
    from own where cart.id = own.id`,
)

/** Lets a pending order go, in the caller's transaction with cart and order locked. */
export async function closeLocked(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  reason: 'expired' | 'failed' | 'cancelled',
  actorId: string | null = null,
): Promise<void> {
  if (order.order_state !== 'pending') return
  // As where it was used: the discount first, then the stock.
  await giveDiscountBack(db, order.id)
  await releaseStock(platform, db, order.id)
  await db
    .updateTable('payment')
    .set({ state: reason === 'failed' ? 'failed' : 'expired' })
    .where('order_id', '=', order.id)
    .where('state', 'in', ['created', 'open', 'processing'])
    .execute()
  const moves: Moves = {
    order_state: reason === 'cancelled' ? 'cancelled' : 'expired',
    ...(reason === 'failed' && order.payment_state === 'unpaid' && { payment_state: 'failed' }),
  }
  const closed = await moveOrder(platform, db, order, moves, { actorId, data: { reason } })
  if (reason === 'failed') await runHook(platform, db, 'order.payment_failed', { order: closed })
}

/** The same as a transaction of its own. Only call it once the provider has said that no money can arrive. */
export async function closeOrder(
  platform: Platform,
  orderId: string,
  reason: 'expired' | 'failed' | 'cancelled',
  actorId: string | null = null,
): Promise<void> {
  await platform.transaction(async (db) => {
    const order = await lockCartAndOrder(db, orderId)
    if (order) await closeLocked(platform, db, order, reason, actorId)
  })
}

/** Locks in the one order that everybody uses: cart, then order. */
export async function lockCartAndOrder(db: Transaction<Database>, orderId: string): Promise<Order | null> {
  const [, [order]] = await runBatch(db, cartOfOrderLock({ orderId }), orderLock({ orderId }))
  return order ?? null
}
