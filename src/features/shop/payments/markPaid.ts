/** Money that came another way than through a payment page: by transfer, at the counter, by telephone. */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { grantDownloads } from '../downloads/downloads.ts'
import { insertPayment } from './paymentSession.ts'
import { problem } from '../problems.ts'
import { manualPayments } from './providerNotAsked.ts'
import { lockOrder, moveOrder, type Order } from '../orders/events.ts'
import { noSuchMove } from '../orders/orderStates.ts'
import { endPayments } from './endPayments.ts'
import { livePayments } from './livePayments.ts'
import { readOrderDetails } from '../orders/orderDetails.ts'
import { lockCartAndOrder, placeOrder } from '../orders/orderTransitions.ts'

/**
 * The money of an order is there: of one that is paid by arrangement, or of one that waits for its payment link.
 * @throws Problem order.move (422), checkout.busy (503), order.missing (404)
 */
export async function markPaid(platform: Platform, orderId: string, actorId: string | null): Promise<void> {
  const found = await platform.db
    .selectFrom('orders')
    .select(['order_state', 'made_by', 'payment_state'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!found) throw problem('order.missing')
  if (found.order_state === 'pending' && found.made_by !== null) {
    await endPayments(platform, orderId)
    await platform.transaction((db) => settleWaiting(platform, db, orderId))
    return
  }
  await platform.transaction((db) => settleArranged(platform, db, orderId, actorId))
}

/** Its link is dead by now: the order is placed and paid in one go. */
async function settleWaiting(platform: Platform, db: Transaction<Database>, orderId: string): Promise<void> {
  const order = await lockCartAndOrder(db, orderId)
  if (!order || order.order_state !== 'pending') throw noSuchMove(order?.order_state ?? 'missing', 'paid')
  if ((await livePayments(db, orderId)).length > 0) throw problem('checkout.busy')
  await placePaid(platform, db, order)
}

/** Places a waiting order that is paid by hand, in the caller's transaction with the order locked. */
export async function placePaid(platform: Platform, db: Transaction<Database>, order: Order): Promise<Order> {
  const rounds = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const payment = await insertPayment(platform, db, order, manualPayments, {
    round: Number(rounds.count) + 1,
  })
  await db.updateTable('payment').set({ state: 'succeeded' }).where('id', '=', payment.id).execute()
  await db.updateTable('orders').set({ provider: manualPayments.name }).where('id', '=', order.id).execute()
  return placeOrder(platform, db, { ...order, provider: manualPayments.name }, { isPaid: true })
}

async function settleArranged(
  platform: Platform,
  db: Transaction<Database>,
  orderId: string,
  actorId: string | null,
): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (!order) throw problem('order.missing')
  // Who pays on collecting may have taken it along before that is written down.
  const isSold = order.order_state === 'placed' || order.order_state === 'completed'
  if (order.provider !== 'manual' || !isSold) throw noSuchMove(order.payment_state, 'paid')
  const paid = await moveOrder(
    platform,
    db,
    order,
    { payment_state: 'paid' },
    { actorId, set: { paid_minor: order.total_minor } },
  )
  await db.updateTable('payment').set({ state: 'succeeded' }).where('order_id', '=', orderId).execute()
  const details = await readOrderDetails(db, orderId)
  const hasDownloads = await grantDownloads(platform, db, details)
  await runHook(platform, db, 'order.paid', { order: paid, details, hasDownloads })
  await runHook(platform, db, 'order.invoice_due', { order: paid, details })
}
