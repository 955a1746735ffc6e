/** The worker that finishes what was left lying: held orders, lost answers, events whose work failed. */
import type { Platform } from '#platform/context.ts'
import { applyPayment } from './applyPayment.ts'
import { closeEnded } from './endPayments.ts'
import { liveStates } from './livePayments.ts'
import { closeOrder } from '../orders/orderTransitions.ts'
import { sendRefund } from './refunds.ts'
import { isOutOfReach, providerNamed } from './providers.ts'
import { retryEvents } from './webhooks.ts'

const askAfterMs = 2 * 60_000

/**
 * Asks the provider about every waiting order and lets holds go that have run out: the session is ended at the provider
 * first, and only when it says so the stock is released. So stock is never free while money can still arrive.
 */
export async function reconcile(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const waiting = await platform.db
    .selectFrom('orders')
    .leftJoin('payment', (join) =>
      join.onRef('payment.order_id', '=', 'orders.id').on('payment.state', 'in', liveStates),
    )
    .select([
      'orders.id',
      'orders.hold_expires_at',
      'payment.provider',
      'payment.provider_ref',
      'payment.expires_at',
    ])
    .where('orders.order_state', '=', 'pending')
    .where('orders.created_at', '<', new Date(now.getTime() - askAfterMs))
    // Who has a payment link and does not use it is asked about when its time is over.
    .where((where) =>
      where.or([where('payment.id', 'is not', null), where('orders.hold_expires_at', '<=', now)]),
    )
    .orderBy('orders.created_at')
    .limit(200)
    .execute()
  for (const order of waiting) {
    const isOver = order.hold_expires_at !== null && order.hold_expires_at <= now
    try {
      await reconcileOrder(platform, order, isOver)
    } catch (error) {
      platform.log.warn({ err: error, order: order.id }, 'shop.reconcile')
    }
  }
  await repeatRefunds(platform, now)
  await retryEvents(platform)
}

async function reconcileOrder(
  platform: Platform,
  order: { id: string; provider: string | null; provider_ref: string | null; expires_at: Date | null },
  isOver: boolean,
): Promise<void> {
  if (order.provider === null) {
    await closeEnded(platform, order.id, 'expired')
    return
  }
  if (order.provider_ref === null) {
    // The session's URL was never kept; nobody was sent there, and it runs out before the hold does.
    if (isOver) await closeOrder(platform, order.id, 'expired')
    return
  }
  try {
    if (isOver) await providerNamed(order.provider).expire(platform, order.provider_ref)
    await applyPayment(platform, order.provider, order.provider_ref)
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    // Its page has ended by itself by now. Money that arrived all the same places the order when its event comes.
    if (isOver && order.expires_at !== null && order.expires_at <= platform.clock.now())
      await closeOrder(platform, order.id, 'expired')
  }
}

async function repeatRefunds(platform: Platform, now: Date): Promise<void> {
  const rows = await platform.db
    .selectFrom('refund')
    .select('id')
    .where('state', '=', 'requested')
    .where('provider_ref', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - askAfterMs))
    .limit(100)
    .execute()
  for (const { id } of rows) {
    try {
      await sendRefund(platform, id)
    } catch (error) {
      if (!isOutOfReach(error)) platform.log.warn({ err: error, refund: id }, 'shop.refund_repeat')
    }
  }
}
