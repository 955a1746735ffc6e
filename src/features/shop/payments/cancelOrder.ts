/** Cancelling an order, while nothing of it has left the shop. */
import type { Platform } from '#platform/context.ts'
import { runHook } from '#platform/hooks.ts'
import { revokeDownloads } from '../downloads/downloads.ts'
import { moveOrder, type Order } from '../orders/events.ts'
import { lockedOrder, orderOf } from '../orders/oneOrder.ts'
import { orderLeft } from '../orders/orderLeft.ts'
import { ownReasons } from '../orders/refundReason.ts'
import { putBack } from '../orders/restock.ts'
import { problem } from '../problems.ts'
import { closeEnded, endPayments } from './endPayments.ts'
import { refundPayment } from './refunds.ts'

/**
 * Cancels an order: a waiting one after its payment page was closed, a placed one with its money and stock given back.
 * @throws Problem order.not_cancellable (422) once something has been sent
 */
export async function cancelOrder(
  platform: Platform,
  orderId: string,
  actorId: string | null,
): Promise<void> {
  const order = await orderOf(platform.db, orderId)
  if (order.order_state === 'pending') return cancelPending(platform, order, actorId)
  if (!isCancellable(order)) throw problem('order.not_cancellable')
  const hasMoney = order.paid_minor > order.refunded_minor
  if (hasMoney) {
    await refundPayment(platform, { orderId, restock: true, reason: ownReasons.cancelled, actorId })
  }
  await platform.transaction(async (db) => {
    const locked = await lockedOrder(db, orderId)
    if (!isCancellable(locked)) return
    // What a refund named came back with it, or was said not to; of the rest nobody has said anything yet.
    if (!hasMoney) {
      const { lines } = await orderLeft(db, locked)
      const unsaid = lines.map(({ variant_id, quantityLeft }) => ({ variant_id, quantity: quantityLeft }))
      await putBack(platform, db, locked, unsaid)
    }
    if (locked.paid_minor === 0) await revokeDownloads(platform, db, orderId, true)
    const cancelled = await moveOrder(platform, db, locked, { order_state: 'cancelled' }, { actorId })
    await runHook(platform, db, 'order.cancelled', { order: cancelled })
  })
}

/** What was placed, or waits for a look, is cancelled with its money and stock given back, while nothing has left the shop. */
function isCancellable({ order_state, fulfilment_state }: Order): boolean {
  return (order_state === 'placed' || order_state === 'review') && fulfilment_state === 'none'
}

async function cancelPending(platform: Platform, order: Order, actorId: string | null): Promise<void> {
  await endPayments(platform, order.id)
  if (!(await closeEnded(platform, order.id, 'cancelled', actorId))) throw problem('checkout.busy')
}
