/** What of an order is still to be sent, and where that leaves it. */
import type { Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { itemsToShip } from '../orders/orderStatus.ts'
import { moveOrder, type Order } from '../orders/events.ts'

/** How many pieces of each line are to be sent or handed over (`orderStatus.ts`). */
export async function piecesLeft(db: Db, siteId: string, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_line')
    .select(['id', itemsToShip.as('to_send')])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return new Map(rows.map(({ id, to_send }) => [id, Number(to_send)]))
}

/**
 * Follows pieces that came back: where nothing of a part-sent order is left to send, all of it is sent, or waits for its buyer.
 * @returns the order as it is then
 */
export async function settleFulfilment(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
): Promise<Order> {
  if (order.fulfilment_state !== 'partial') return order
  const left = await piecesLeft(db, platform.siteId, order.id)
  if ([...left.values()].some((quantity) => quantity > 0)) return order
  const last = await db
    .selectFrom('shipment')
    .select('is_pickup')
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', order.id)
    .orderBy('is_pickup', 'desc')
    .executeTakeFirst()
  return moveOrder(platform, db, order, {
    fulfilment_state: last?.is_pickup ? 'ready_for_pickup' : 'shipped',
  })
}
