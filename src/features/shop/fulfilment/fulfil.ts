/** What staff does with an order's items: send them, hand them over, take that back. */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { problem } from '../problems.ts'
import { moveOrder, type Order } from '../orders/events.ts'
import { noSuchMove } from '../orders/orderStates.ts'
import { lockedOrder } from '../orders/oneOrder.ts'
import { quantitiesLeft } from '../orders/itemsToShip.ts'

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
    const left = await quantitiesLeft(db, orderId)
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
          quantity: lines.reduce((whole, { quantity }) => whole + quantity, 0),
        },
      },
    )
    if (fulfilment.sendsEmail === false) return
    const { isPickup } = fulfilment
    await runHook(platform, db, 'order.shipped', {
      order: next,
      shipmentId,
      isPickup,
      key: `shipment ${shipmentId}`,
    })
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
  if (order.order_state !== 'placed') throw noSuchMove(order.order_state, 'shipped')
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

/** The buyer is at the counter and takes everything along: nobody is told that it waits. */
export async function handOverAtCounter(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  actorId: string | null,
): Promise<void> {
  const left = await quantitiesLeft(db, order.id)
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
    if (order.order_state !== 'completed') throw noSuchMove(order.order_state, fulfilment_state)
    await moveOrder(
      platform,
      db,
      order,
      { fulfilment_state, order_state: 'placed' },
      { actorId, kind: 'hand_over_undone' },
    )
  })
}
