/** Payments of an order through which money can still arrive. */
import type { Db, Platform } from '#platform/context.ts'

export const liveStates = ['created', 'open', 'processing'] as const

export function livePayments(platform: Pick<Platform, 'siteId'>, db: Db, orderId: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'provider', 'provider_ref', 'url', 'state', 'expires_at'])
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', orderId)
    .where('state', 'in', liveStates)
    .orderBy('created_at')
    .execute()
}
