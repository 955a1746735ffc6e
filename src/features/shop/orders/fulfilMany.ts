/** Several orders sent at once: each in a transaction of its own, so that one that cannot be does not hold the others back. */
import type { Platform } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { problem } from '../problems.ts'
import { fulfilOrder } from './fulfil.ts'

export interface FulfilledMany {
  done: number
  refused: { number: string; why: string }[]
}

export async function fulfilWhole(platform: Platform, ids: readonly string[], actorId: string | null): Promise<FulfilledMany> {
  const told: FulfilledMany = { done: 0, refused: [] }
  const orders = await platform.db
    .selectFrom('orders')
    .select(['id', 'number', 'addresses', 'store_id', 'payment_state', 'provider'])
    .where('site_id', '=', platform.siteId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  for (const order of orders) {
    try {
      // Who has paid nothing by arrangement pays at the counter; a parcel leaves only once it is paid.
      const isPickup = !order.addresses.shipping && order.store_id !== null
      if (order.payment_state === 'unpaid' && !isPickup) throw problem('fulfil.unpaid')
      await fulfilOrder(platform, order.id, { carrier: '', tracking: '', isPickup, actorId })
      told.done += 1
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      told.refused.push({ number: order.number, why: error.message })
    }
  }
  return told
}
