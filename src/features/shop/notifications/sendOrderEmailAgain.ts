/** An email of an order, sent once more. */
import type { Platform } from '#platform/context.ts'
import type { OrderEmail } from '../email/emailKinds.ts'
import { writeEvent } from '../orders/events.ts'
import { orderOf } from '../orders/oneOrder.ts'
import { problem } from '../problems.ts'
import { sendOrderMail } from './orderEmails.ts'

/** Says what is so now. @throws Problem order.missing (404), email.no_address (422) */
export async function sendOrderEmailAgain(
  platform: Platform,
  orderId: string,
  kind: OrderEmail,
  actorId: string | null,
): Promise<void> {
  await platform.transaction(async (db) => {
    const order = await orderOf(db, orderId)
    if (!order.email) throw problem('email.no_address')
    await sendOrderMail(platform, db, order, kind, `again ${platform.newId()}`)
    await writeEvent(platform, db, orderId, 'email_again', { actorId, data: { kind } })
  })
}
