/** Several orders sent at once: each in a transaction of its own, so that one that cannot be does not hold the others back. */
import type { Platform } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { problem } from '../problems.ts'
import type { Order } from '../orders/events.ts'
import { fulfilOrder, linesToSend } from './fulfil.ts'
import { quantitiesLeft } from '../orders/itemsToShip.ts'

export interface FulfilledMany {
  /** Orders that are sent, or wait for pickup. */
  done: number
  /** Of these the ones that wait for pickup. */
  collected: number
  /** Customers who are written to. */
  emails: number
  refused: { number: string; why: string }[]
}

interface Terms {
  actorId: string | null
  sendsEmail: boolean
  /** Only says what would happen. */
  isPreview: boolean
}

export async function fulfilWhole(
  platform: Platform,
  ids: readonly string[],
  { actorId, sendsEmail, isPreview }: Terms,
): Promise<FulfilledMany> {
  const result: FulfilledMany = { done: 0, collected: 0, emails: 0, refused: [] }
  const orders = await platform.db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const order of orders) {
    try {
      const isPickup = isCollected(order)
      // Who has paid nothing by arrangement pays at the counter; a parcel leaves only once it is paid.
      if (order.payment_state === 'unpaid' && !isPickup) throw problem('fulfil.unpaid')
      if (isPreview) linesToSend(order, await quantitiesLeft(platform.db, order.id))
      else await fulfilOrder(platform, order.id, { carrier: '', tracking: '', isPickup, actorId, sendsEmail })
      result.done += 1
      if (isPickup) result.collected += 1
      if (sendsEmail && order.email) result.emails += 1
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      result.refused.push({ number: order.number, why: error.message })
    }
  }
  return result
}

function isCollected({ addresses, store_id }: Order): boolean {
  return !addresses.shipping && store_id !== null
}
