/** The two ends of a pending order: placed with its stock sold, or closed with its stock back on the shelf. */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { statement } from '#platform/database/statement.ts'
import { later, together } from '#platform/database/together.ts'
import { cartOfOrderLock } from '../cart.ts'
import { giveDiscountBack } from '../discounts.ts'
import { grantDownloads } from '../downloads.ts'
import { commitStock, releaseStock } from '../holds.ts'
import { writeInvoice } from '../papers/writePapers.ts'
import { moveOrder, orderLock, type Moves, type Order } from './events.ts'
import { sendOrderMail, tellShop } from './mails.ts'
import { readMatter, type OrderMatter } from './orderMatter.ts'

/** Sells what the order holds; the cart is done, the invoice gets its number once it is paid, the letter is written. */
export async function placeOrder(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  {
    isPaid,
    amount = order.total_minor,
    email = null,
    matter: known,
  }: { isPaid: boolean; amount?: number; email?: string | null; matter?: OrderMatter },
): Promise<Order> {
  if (order.cart_id) await later(db, cartOrdered({ siteId: platform.siteId, cartId: order.cart_id, now: platform.clock.now() }))
  const moves: Moves = { order_state: 'placed', ...(isPaid && { payment_state: 'paid' }) }
  const placed = await moveOrder(platform, db, order, moves, {
    set: {
      placed_at: platform.clock.now(),
      email: order.email ?? email,
      ...(isPaid && { paid_minor: order.paid_minor + amount }),
    },
  })
  const matter = known ?? (await readMatter(platform, db, placed.id))
  await sendOrderMail(platform, db, placed, 'placed', 'placed', matter)
  if (isPaid && (await grantDownloads(platform, db, matter))) await sendOrderMail(platform, db, placed, 'downloads', 'downloads', matter)
  await tellShop(platform, db, placed, 'new', matter)
  // Last of all: other buyers of these pieces wait for these rows, and everybody for the counter.
  await commitStock(platform, db, order.id)
  if (isPaid) await writeInvoice(platform, db, placed, matter)
  return placed
}

const cartOrdered = statement<{ siteId: string; cartId: string; now: Date }>()((db, slot) =>
  db
    .updateTable('cart')
    .set({ state: 'ordered', updated_at: slot('now') })
    .where('site_id', '=', slot('siteId'))
    .where('id', '=', slot('cartId'))
    .where('state', '=', 'active'),
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
  await giveDiscountBack(platform, db, order.id)
  await releaseStock(platform, db, order.id)
  await db
    .updateTable('payment')
    .set({ state: reason === 'failed' ? 'failed' : 'expired' })
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', order.id)
    .where('state', 'in', ['created', 'open', 'processing'])
    .execute()
  const moves: Moves = {
    order_state: reason === 'cancelled' ? 'cancelled' : 'expired',
    ...(reason === 'failed' && order.payment_state === 'unpaid' && { payment_state: 'failed' }),
  }
  const closed = await moveOrder(platform, db, order, moves, { actorId, data: { reason } })
  if (reason === 'failed') await sendOrderMail(platform, db, closed, 'failed', 'failed')
}

/** The same as a transaction of its own. Only call it once the provider has said that no money can arrive. */
export async function closeOrder(
  platform: Platform,
  orderId: string,
  reason: 'expired' | 'failed' | 'cancelled',
  actorId: string | null = null,
): Promise<void> {
  await platform.transaction(async (db) => {
    const order = await lockCartAndOrder(platform, db, orderId)
    if (order) await closeLocked(platform, db, order, reason, actorId)
  })
}

/** Locks in the one order that everybody uses: cart, then order. */
export async function lockCartAndOrder(
  platform: Platform,
  db: Transaction<Database>,
  orderId: string,
): Promise<Order | null> {
  const { siteId } = platform
  const [, [order]] = await together(db, cartOfOrderLock({ siteId, orderId }), orderLock({ siteId, orderId }))
  return order ?? null
}
