/**
 * The payment link of an order that staff made for somebody: it opens a payment page whenever the buyer comes, as long as the
 * stock is held. A page of a provider lives half an hour, so there may be several, but never two at once.
 */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { applyPayment } from './applyPayment.ts'
import { insertPayment, openSession, type OpenPayment } from './paymentSession.ts'
import { problem } from '../problems.ts'
import { providerNamed } from './providers.ts'
import { livePayments } from './livePayments.ts'
import { lockCartAndOrder } from '../orders/orderTransitions.ts'

type Prepared =
  | { kind: 'over' }
  | { kind: 'open'; url: string }
  | { kind: 'unsent'; payment: OpenPayment }
  | { kind: 'old'; provider: string; ref: string }

/**
 * Returns the URL of the payment page, made anew where the last one has ended; null where there is nothing to pay any more.
 * @throws Problem checkout.busy (503), payment.provider_failed (502), payment.unknown_provider (404) where that provider is off now
 */
export async function openPayLink(
  platform: Platform,
  orderId: string,
  origin: string,
): Promise<string | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const prepared = await platform.transaction((db) => prepare(platform, db, orderId, origin))
    switch (prepared.kind) {
      case 'over':
        return null
      case 'open':
        return prepared.url
      case 'unsent':
        return openSession(platform, prepared.payment)
      case 'old':
        await providerNamed(prepared.provider).expire(platform, prepared.ref)
        await applyPayment(platform, prepared.provider, prepared.ref)
    }
  }
  throw problem('checkout.busy')
}

async function prepare(
  platform: Platform,
  db: Transaction<Database>,
  orderId: string,
  origin: string,
): Promise<Prepared> {
  const now = platform.clock.now()
  const order = await lockCartAndOrder(db, orderId)
  if (!order || order.made_by === null || order.order_state !== 'pending') return { kind: 'over' }
  if (order.hold_expires_at === null || order.hold_expires_at <= now) return { kind: 'over' }
  const [live] = await livePayments(db, orderId)
  if (live) {
    const { id, provider, provider_ref: ref, url, state, expires_at } = live
    if (state === 'processing') return { kind: 'over' }
    if (expires_at > now)
      return url ? { kind: 'open', url } : { kind: 'unsent', payment: { id, orderId, provider, ref, url } }
    if (ref !== null) return { kind: 'old', provider, ref }
    // Nobody was ever sent there.
    await db.updateTable('payment').set({ state: 'expired' }).where('id', '=', id).execute()
  }
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return {
    kind: 'unsent',
    payment: await insertPayment(platform, db, order, providerNamed(order.provider), {
      origin,
      round: Number(count) + 1,
    }),
  }
}
