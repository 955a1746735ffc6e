/** What staff does with an order: send it, hand it over, cancel it, note something on it. */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { revokeDownloads } from './downloads.ts'
import { problem } from '../problems.ts'
import { moveOrder, writeEvent, type Order } from '../orders/events.ts'
import { sendOrderMail } from '../email/orderEmails.ts'
import { ownReasons } from '../orders/refundReason.ts'
import { closeEnded, endPayments } from '../payments/endPayments.ts'
import { lockedOrder, orderOf } from '../orders/oneOrder.ts'
import { refundPayment } from '../orders/refunds.ts'
import { putBack } from '../orders/restock.ts'
import { orderLeft } from '../orders/orderLeft.ts'
import { piecesLeft } from './itemsToShip.ts'

export interface Fulfilment {
  carrier: string
  tracking: string
  /** The page that follows it, where staff names one. */
  trackingUrl?: string
  isPickup: boolean
  /** Default: everything that is left. */
  lines?: { lineId: string; quantity: number }[]
  actorId: string | null
  /** Default: the buyer is written to. */
  sendsEmail?: boolean
}

/**
 * Records a parcel or a pickup; per line never more than ordered less refunded.
 * @throws Problem fulfil.too_much, order.move (422)
 */
export async function fulfilOrder(
  platform: Platform,
  orderId: string,
  fulfilment: Fulfilment,
): Promise<void> {
  await platform.transaction(async (db) => {
    const order = await lockedOrder(db, orderId)
    const left = await piecesLeft(db, orderId)
    const lines = linesToSend(order, left, fulfilment.lines)
    for (const { lineId, quantity } of lines) {
      const rest = (left.get(lineId) ?? 0) - quantity
      if (rest < 0) throw problem('fulfil.too_much')
      left.set(lineId, rest)
    }
    const shipmentId = await writeShipment(platform, db, orderId, fulfilment, lines)
    const isWhole = [...left.values()].every((quantity) => quantity <= 0)
    const fulfilment_state = !isWhole ? 'partial' : fulfilment.isPickup ? 'ready_for_pickup' : 'shipped'
    const next = await moveOrder(
      platform,
      db,
      order,
      { fulfilment_state },
      {
        actorId: fulfilment.actorId,
        data: {
          carrier: fulfilment.carrier,
          tracking: fulfilment.tracking,
          pieces: lines.reduce((whole, { quantity }) => whole + quantity, 0),
        },
      },
    )
    if (fulfilment.sendsEmail === false) return
    await sendOrderMail(
      platform,
      db,
      next,
      fulfilment.isPickup ? 'ready' : 'shipped',
      `shipment ${shipmentId}`,
      { parcelId: shipmentId },
    )
  })
}

/**
 * What goes into a parcel of this order: what is asked for, else everything that is left.
 * @throws Problem order.move, fulfil.refunded, fulfil.nothing_left (422)
 */
export function linesToSend(
  order: Order,
  left: ReadonlyMap<string, number>,
  wanted?: Fulfilment['lines'],
): { lineId: string; quantity: number }[] {
  if (order.order_state !== 'placed') throw problem('order.move', { from: order.order_state, to: 'shipped' })
  if (order.payment_state === 'refunded' || order.payment_state === 'charged_back')
    throw problem('fulfil.refunded')
  const lines = (wanted ?? [...left].map(([lineId, quantity]) => ({ lineId, quantity }))).filter(
    ({ quantity }) => quantity > 0,
  )
  if (lines.length === 0) throw problem('fulfil.nothing_left')
  return lines
}

async function writeShipment(
  platform: Platform,
  db: Transaction<Database>,
  orderId: string,
  { carrier, tracking, trackingUrl = '', isPickup, actorId }: Fulfilment,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<string> {
  const id = platform.newId()
  const shipment = {
    id,
    order_id: orderId,
    carrier,
    tracking,
    tracking_url: trackingUrl,
    is_pickup: isPickup,
    actor_id: actorId,
    created_at: platform.clock.now(),
  }
  await db.insertInto('shipment').values(shipment).execute()
  await db
    .insertInto('shipment_line')
    .values(
      lines.map(({ lineId, quantity }) => ({
        shipment_id: id,
        order_line_id: lineId,
        quantity,
      })),
    )
    .execute()
  return id
}

/** The buyer stands at the counter and takes everything along: nobody is told that it waits. */
export async function handOverAtCounter(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  actorId: string | null,
): Promise<void> {
  const left = await piecesLeft(db, order.id)
  const lines = [...left].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
  if (lines.length > 0)
    await writeShipment(platform, db, order.id, { carrier: '', tracking: '', isPickup: true, actorId }, lines)
  await moveOrder(
    platform,
    db,
    order,
    { fulfilment_state: 'picked_up', order_state: 'completed' },
    { actorId },
  )
}

/** The parcel has arrived, or was picked up: the order is complete. */
export async function handOver(platform: Platform, orderId: string, actorId: string | null): Promise<void> {
  await platform.transaction(async (db) => {
    const order = await lockedOrder(db, orderId)
    const fulfilment_state = order.fulfilment_state === 'ready_for_pickup' ? 'picked_up' : 'delivered'
    await moveOrder(platform, db, order, { fulfilment_state, order_state: 'completed' }, { actorId })
  })
}

/** It was not handed over after all: the order is open again, and waits or is on its way as before. @throws Problem order.move (422) */
export async function undoHandOver(
  platform: Platform,
  orderId: string,
  actorId: string | null,
): Promise<void> {
  await platform.transaction(async (db) => {
    const order = await lockedOrder(db, orderId)
    const fulfilment_state = order.fulfilment_state === 'picked_up' ? 'ready_for_pickup' : 'shipped'
    // A money matter may have moved it on since: then it stays there.
    if (order.order_state !== 'completed')
      throw problem('order.move', { from: order.order_state, to: fulfilment_state })
    await moveOrder(
      platform,
      db,
      order,
      { fulfilment_state, order_state: 'placed' },
      { actorId, kind: 'hand_over_undone' },
    )
  })
}

/**
 * Cancels an order: a waiting one after its payment page was closed, a placed one with its money and stock given back.
 * @throws Problem order.not_cancellable (422) once something has been sent
 */
export async function cancelOrder(
  platform: Platform,
  orderId: string,
  actorId: string | null,
): Promise<void> {
  const order = await orderOf(platform.db, orderId)
  if (order.order_state === 'pending') return cancelPending(platform, order, actorId)
  if (!isCancellable(order)) throw problem('order.not_cancellable')
  const hasMoney = order.paid_minor > order.refunded_minor
  if (hasMoney) {
    await refundPayment(platform, { orderId, restock: true, reason: ownReasons.cancelled, actorId })
  }
  await platform.transaction(async (db) => {
    const locked = await lockedOrder(db, orderId)
    if (!isCancellable(locked)) return
    // What a refund named came back with it, or was said not to; of the rest nobody has said anything yet.
    if (!hasMoney) {
      const { lines } = await orderLeft(db, locked)
      const unsaid = lines.map(({ variant_id, pieces }) => ({ variant_id, quantity: pieces }))
      await putBack(platform, db, locked, unsaid)
    }
    if (locked.paid_minor === 0) await revokeDownloads(platform, db, orderId, true)
    const cancelled = await moveOrder(platform, db, locked, { order_state: 'cancelled' }, { actorId })
    await sendOrderMail(platform, db, cancelled, 'cancelled', 'cancelled')
  })
}

/** What was placed, or waits for a look, is cancelled with its money and stock given back, while nothing has left the shop. */
function isCancellable({ order_state, fulfilment_state }: Order): boolean {
  return (order_state === 'placed' || order_state === 'review') && fulfilment_state === 'none'
}

async function cancelPending(platform: Platform, order: Order, actorId: string | null): Promise<void> {
  await endPayments(platform, order.id)
  if (!(await closeEnded(platform, order.id, 'cancelled', actorId))) throw problem('checkout.busy')
}

export async function noteOnOrder(
  platform: Platform,
  orderId: string,
  text: string,
  actorId: string | null,
): Promise<void> {
  await orderOf(platform.db, orderId)
  await writeEvent(platform, platform.db, orderId, 'note', { actorId, data: { text } })
}
