/** Which emails go out at which moment of an order (`orders/orderMoments.ts`). */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { onHook } from '#platform/hooks.ts'
import type { Settled } from '../orders/orderMoments.ts'
import { sendOrderMail, sendShopEmail } from './orderEmails.ts'

/** Called once per program, by the shop's index.ts. */
export function sendEmailsAtMoments(): void {
  onHook('order.placed', async (platform, db, placed) => {
    await sendSettled(platform, db, 'placed', placed)
    await sendShopEmail(platform, db, placed.order, 'new', placed.details)
  })
  onHook('order.paid', (platform, db, paid) => sendSettled(platform, db, 'paid', paid))
  onHook('order.payment_failed', (platform, db, { order }) =>
    sendOrderMail(platform, db, order, 'failed', 'failed'),
  )
  onHook('order.cancelled', (platform, db, { order }) =>
    sendOrderMail(platform, db, order, 'cancelled', 'cancelled'),
  )
  onHook('order.disputed', (platform, db, { order }) => sendShopEmail(platform, db, order, 'disputed'))
  onHook('order.refunded', async (platform, db, { order, refund, details }) => {
    // What the bank took back is no refund of the shop: the buyer is not told of one.
    if (refund.kind === 'dispute') return
    const about = { details, refundId: refund.id }
    await sendOrderMail(platform, db, order, 'refunded', `refund ${refund.id}`, about)
  })
  onHook('order.shipped', (platform, db, { order, shipmentId, isPickup, key }) =>
    sendOrderMail(platform, db, order, isPickup ? 'ready' : 'shipped', key, { parcelId: shipmentId }),
  )
  onHook('order.link_wanted', (platform, db, { order }) =>
    sendOrderMail(platform, db, order, 'link', `link ${platform.newId()}`),
  )
}

async function sendSettled(
  platform: Platform,
  db: Transaction<Database>,
  kind: 'placed' | 'paid',
  { order, details, hasDownloads }: Settled,
): Promise<void> {
  await sendOrderMail(platform, db, order, kind, kind, { details })
  if (hasDownloads) await sendOrderMail(platform, db, order, 'downloads', 'downloads', { details })
}
