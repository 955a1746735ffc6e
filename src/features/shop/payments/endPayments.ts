/** The end of an order's payment pages: at the provider first, then here. */
import type { Platform } from '#platform/context.ts'
import { applyPayment } from './applyPayment.ts'
import { problem } from '../problems.ts'
import type { PaymentSessionState } from './provider.ts'
import { isOutOfReach, providerNamed } from './providers.ts'
import { livePayments, liveStates } from './livePayments.ts'
import { closeLocked, lockCartAndOrder } from '../orders/orderTransitions.ts'

/**
 * Ends every payment page of an order, so that it may be closed or paid in another way. Money that has arrived meanwhile
 * is applied, and nothing ends then.
 * @throws Problem order.not_cancellable (422) where it is paid, checkout.busy (503) where the provider does not end it
 */
export async function endPayments(platform: Platform, orderId: string): Promise<void> {
  for (const { id, provider, provider_ref: ref, expires_at } of await livePayments(platform.db, orderId)) {
    // Its page is being made at this very moment.
    if (ref === null) throw problem('checkout.busy')
    const state = await endedState(platform, { provider, ref, expiresAt: expires_at })
    if (state === 'paid' || state === 'processing') {
      await applyPayment(platform, provider, ref)
      throw problem('order.not_cancellable')
    }
    if (state === 'open') throw problem('checkout.busy')
    await platform.db
      .updateTable('payment')
      .set({ state: 'expired' })
      .where('id', '=', id)
      .where('state', 'in', liveStates)
      .execute()
  }
}

/**
 * Closes a waiting order whose payment pages have all ended.
 * @returns false where a new one was opened meanwhile, so that money can still arrive
 */
export async function closeEnded(
  platform: Platform,
  orderId: string,
  reason: 'expired' | 'cancelled',
  actorId: string | null = null,
): Promise<boolean> {
  return platform.transaction(async (db) => {
    const order = await lockCartAndOrder(db, orderId)
    if ((await livePayments(db, orderId)).length > 0) return false
    if (order) await closeLocked(platform, db, order, reason, actorId)
    return true
  })
}

/**
 * Ends a payment page and says how it ended. Where the provider is not connected any more, a page is over once its own time is.
 * @throws Problem checkout.busy (503) while money can still arrive by it
 */
export async function endedState(
  platform: Platform,
  page: { provider: string; ref: string; expiresAt: Date },
): Promise<PaymentSessionState['state']> {
  try {
    return (await providerNamed(page.provider).expire(platform, page.ref)).state
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    if (page.expiresAt > platform.clock.now()) throw problem('checkout.busy')
    return 'expired'
  }
}
