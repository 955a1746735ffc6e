/** Whether the shop can sell for real: what the checklist of a new site asks. */
import type { Platform } from '#platform/context.ts'
import { shopContext } from '../pricing/shopContext.ts'
import { stripeState } from './providers/stripeKeys.ts'

export interface Readiness {
  /** Card payments are connected, or paying by arrangement is allowed; test payments are not money. */
  takesPayment: boolean
  /** A parcel has its price, or orders are collected somewhere. */
  delivers: boolean
}

export async function shopReadiness(platform: Platform): Promise<Readiness> {
  const { db } = platform
  const shop = await shopContext(db)
  const rate = await db.selectFrom('shipping_rate').select('id').limit(1).executeTakeFirst()
  return {
    takesPayment: (await stripeState(platform)).kind === 'connected' || shop.manualPayments,
    delivers: rate !== undefined || shop.stores.some((store) => store.pickupEnabled),
  }
}
