/** Carrier, number and link of a parcel that is on its way already: added or put right, with what they were in the history. */
import type { Db, Platform } from '#platform/context.ts'
import { runHook } from '#platform/hooks.ts'
import { problem } from '../problems.ts'
import { writeEvent } from '../orders/events.ts'
import { lockedOrder } from '../orders/oneOrder.ts'

interface Tracking {
  carrier: string
  tracking: string
  tracking_url: string
}

const names = ['carrier', 'tracking', 'tracking_url'] as const

/** One line of the history. */
const written = ({ carrier, tracking, tracking_url }: Tracking) =>
  [carrier, tracking, tracking_url].filter(Boolean).join(' ')

/**
 * The buyer is written to where that is asked for; an email that has not gone out yet is written anew in any case.
 * @returns the id of its order
 * @throws Problem shipment.missing (404), shipment.collected, email.no_address (422)
 */
export async function changeTracking(
  platform: Platform,
  shipmentId: string,
  given: Tracking,
  { sendsEmail, actorId }: { sendsEmail: boolean; actorId: string | null },
): Promise<string> {
  return platform.transaction(async (db) => {
    const parcels = db
      .selectFrom('shipment')
      .select(['order_id', 'carrier', 'tracking', 'tracking_url', 'is_pickup'])
      .where('id', '=', shipmentId)
    const found = await parcels.executeTakeFirst()
    if (!found) throw problem('shipment.missing')
    // The order first, as everywhere; then what is there now.
    const order = await lockedOrder(db, found.order_id)
    const before = await parcels.executeTakeFirstOrThrow()
    if (before.is_pickup) throw problem('shipment.collected')
    if (sendsEmail && !order.email) throw problem('email.no_address')
    const to = {
      carrier: given.carrier.trim(),
      tracking: given.tracking.trim(),
      tracking_url: given.tracking_url,
    }
    const isChanged = names.some((name) => before[name] !== to[name])
    if (isChanged) {
      await db.updateTable('shipment').set(to).where('id', '=', shipmentId).execute()
      const data = { shipment: shipmentId, from: written(before), to: written(to) }
      await writeEvent(platform, db, order.id, 'tracking_changed', { actorId, data })
    }
    // An email of this parcel that waits would tell of what is no longer so: the one written now takes its place.
    const isNotified =
      (isChanged || sendsEmail) && (await dropWaiting(db, `order ${order.id} shipment ${shipmentId}`))
    if (sendsEmail || isNotified) {
      const key = `shipment ${shipmentId} ${platform.newId()}`
      await runHook(platform, db, 'order.shipped', { order, shipmentId, isPickup: false, key })
    }
    return order.id
  })
}

/**
 * Takes back what waits in the outbox under keys that begin so. One that is being sent at this moment still arrives, and
 * the one that replaces it follows.
 * @returns whether there was any
 */
async function dropWaiting(db: Db, key: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('outbox')
    .where('topic', '=', 'email')
    .where('dedupe_key', 'like', `${key}%`)
    .where('sent_at', 'is', null)
    .returning('id')
    .execute()
  return dropped.length > 0
}
