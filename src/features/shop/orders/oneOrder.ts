/** One order by its id: as it is now, or locked to be changed. */
import type { Transaction } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { problem } from '../problems.ts'
import { lockOrder, type Order } from './events.ts'

/**
 * @param ownerId given: the order of anybody else is not found, nor is any where it is null
 * @throws Problem order.missing (404)
 */
export async function orderOf(
  db: Db,
  orderId: string,
  { ownerId }: { ownerId?: string | null } = {},
): Promise<Order> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? null))
    .executeTakeFirst()
  if (!order) throw problem('order.missing')
  return order
}

/** As orderOf; whoever else would change it waits until the end of the transaction. @throws Problem order.missing (404) */
export async function lockedOrder(db: Transaction<Database>, orderId: string): Promise<Order> {
  const order = await lockOrder(db, orderId)
  if (!order) throw problem('order.missing')
  return order
}
