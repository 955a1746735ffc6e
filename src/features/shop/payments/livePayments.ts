/** Payments of an order through which money can still arrive. */
import type { Db } from '#platform/context.ts'

export const liveStates = ['created', 'open', 'processing'] as const

export function livePayments(db: Db, orderId: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'provider', 'provider_ref', 'url', 'state', 'expires_at'])
    .where('order_id', '=', orderId)
    .where('state', 'in', liveStates)
    .orderBy('created_at')
    .execute()
}
