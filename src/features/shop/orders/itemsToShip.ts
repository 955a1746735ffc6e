/** What of an order is still to be sent, and where that leaves it. */
import { sql, type Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { itemsToShip } from './orderStatus.ts'
import { moveOrder, type Order } from './events.ts'

/** How many items of each line are to be sent or handed over (`orderStatus.ts`). */
export async function quantitiesLeft(db: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_line')
    .select(['id', itemsToShip.as('to_send')])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return new Map(rows.map(({ id, to_send }) => [id, Number(to_send)]))
}

/**
 * Follows items that came back: an order of which all did is returned, and complete; where nothing of a part-sent one is left
 * to send, all of it is sent, or waits for its buyer.
 * @returns the order as it is then
 */
export async function settleFulfilment(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
): Promise<Order> {
  if (order.fulfilment_state === 'none' || order.fulfilment_state === 'returned') return order
  if (await cameBack(db, order.id))
    return moveOrder(
      platform,
      db,
      order,
      { fulfilment_state: 'returned', ...(order.order_state === 'placed' && { order_state: 'completed' }) },
      { kind: 'returned' },
    )
  if (order.fulfilment_state !== 'partial') return order
  const left = await quantitiesLeft(db, order.id)
  if ([...left.values()].some((quantity) => quantity > 0)) return order
  const last = await db
    .selectFrom('shipment')
    .select('is_pickup')
    .where('order_id', '=', order.id)
    .orderBy('is_pickup', 'desc')
    .executeTakeFirst()
  return moveOrder(platform, db, order, {
    fulfilment_state: last?.is_pickup ? 'ready_for_pickup' : 'shipped',
  })
}

/** Whether all that was to be sent or handed over is back in stock. */
async function cameBack(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select bool_and(quantity <= coalesce((
      select sum(back.quantity) from refund join refund_line back on back.refund_id = refund.id
      where back.order_line_id = order_line.id and refund.state = 'succeeded' and refund.restock), 0)) as "isBack"
    from order_line where order_id = ${orderId} and requires_shipping`.execute(db)
  return rows[0]?.isBack ?? false
}
