/** Items that come back into stock. */
import type { Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { adjustStock } from '../inventory/stock.ts'
import { implicitStore, storesOf } from '../pricing/shopContext.ts'
import { type Order } from './events.ts'

export async function restock(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  refundId: string,
): Promise<void> {
  const items = await db
    .selectFrom('refund_line')
    .innerJoin('order_line', (join) => join.onRef('order_line.id', '=', 'refund_line.order_line_id'))
    .select(['order_line.variant_id', 'refund_line.quantity'])
    .where('refund_line.refund_id', '=', refundId)
    .orderBy('order_line.variant_id')
    .execute()
  await putBack(platform, db, order, items)
}

/** Sold items go back on the shelf they came from, as far as that stock was counted when they were sold. */
export async function putBack(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  items: readonly { variant_id: string | null; quantity: number }[],
): Promise<void> {
  const storeId = await shelfOf(db, order)
  for (const { variant_id, quantity } of items) {
    if (!variant_id || quantity < 1) continue
    const sold = await db
      .selectFrom('reservation')
      .select('id')
      .where('order_id', '=', order.id)
      .where('variant_id', '=', variant_id)
      .where('state', '=', 'committed')
      .executeTakeFirst()
    if (!sold) continue
    await adjustStock(platform, db, {
      variantId: variant_id,
      storeId,
      delta: quantity,
      reason: 'restock',
      orderId: order.id,
    })
  }
}

/** Where the order was sold; of a place that has closed since, the first one that is open. */
async function shelfOf(db: Db, order: Order): Promise<string> {
  const stores = await storesOf(db)
  return (
    stores.find(({ id }) => id === order.store_id)?.id ?? stores[0]?.id ?? order.store_id ?? implicitStore
  )
}
