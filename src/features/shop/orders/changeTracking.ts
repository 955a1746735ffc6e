/** Carrier, number and link of a parcel that is on its way already: added or put right, with what they were in the history. */
import type { Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'
import { writeEvent } from './events.ts'
import { sendOrderMail } from './mails.ts'
import { lockedOrder } from './oneOrder.ts'

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
 * @returns the id of its order
 * @throws Problem shipment.missing (404), shipment.collected, letter.nobody (422)
 */
export async function changeTracking(
  platform: Platform,
  shipmentId: string,
  given: Tracking,
  { sendsEmail, actorId }: { sendsEmail: boolean; actorId: string | null },
): Promise<string> {
  const { siteId } = platform
  return platform.transaction(async (db) => {
    const parcels = db
      .selectFrom('shipment')
      .select(['order_id', 'carrier', 'tracking', 'tracking_url', 'is_pickup'])
      .where('site_id', '=', siteId)
      .where('id', '=', shipmentId)
    const found = await parcels.executeTakeFirst()
    if (!found) throw problem('shipment.missing')
    // The order first, as everywhere; then what stands there now.
    const order = await lockedOrder(db, siteId, found.order_id)
    const before = await parcels.executeTakeFirstOrThrow()
    if (before.is_pickup) throw problem('shipment.collected')
    if (sendsEmail && !order.email) throw problem('letter.nobody')
    const to = {
      carrier: given.carrier.trim(),
      tracking: given.tracking.trim(),
      tracking_url: given.tracking_url,
    }
    if (names.some((name) => before[name] !== to[name])) {
      await db
        .updateTable('shipment')
        .set(to)
        .where('site_id', '=', siteId)
        .where('id', '=', shipmentId)
        .execute()
      const data = { shipment: shipmentId, from: written(before), to: written(to) }
      await writeEvent(platform, db, order.id, 'tracking_changed', { actorId, data })
    }
    if (sendsEmail) {
      const key = `shipment ${shipmentId} ${platform.newId()}`
      await sendOrderMail(platform, db, order, 'shipped', key, { parcelId: shipmentId })
    }
    return order.id
  })
}
