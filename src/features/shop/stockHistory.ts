/** Every movement of a variant's stock, the newest first: how many, why, by whom, for which order. */
import { namesOf } from '#features/people/index.ts'
import type { Db } from '#platform/context.ts'
import { implicitStore } from './facts.ts'
import { problem } from './problems.ts'
import type { StockMovement } from './schema.ts'

/** @throws Problem stock.unknown_variant (404) */
export async function stockHistory(db: Db, siteId: string, variantId: string, limit: number): Promise<StockMovement[]> {
  const variant = await db.selectFrom('product_variant').select('id').where('site_id', '=', siteId).where('id', '=', variantId).executeTakeFirst()
  if (!variant) throw problem('stock.unknown_variant')
  const rows = await db
    .selectFrom('stock_movement')
    .leftJoin('orders', (join) => join.onRef('orders.site_id', '=', 'stock_movement.site_id').onRef('orders.id', '=', 'stock_movement.order_id'))
    .leftJoin('store_location', (join) => join.onRef('store_location.site_id', '=', 'stock_movement.site_id').onRef('store_location.id', '=', 'stock_movement.store_id'))
    .select([
      'stock_movement.id', 'stock_movement.at', 'stock_movement.reason', 'stock_movement.delta_on_hand', 'stock_movement.delta_reserved',
      'stock_movement.actor_id', 'stock_movement.order_id', 'stock_movement.store_id', 'orders.number', 'store_location.name',
    ])
    .where('stock_movement.site_id', '=', siteId)
    .where('stock_movement.variant_id', '=', variantId)
    .orderBy('stock_movement.at', 'desc')
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute()
  const names = await namesOf(db, siteId, rows.flatMap(({ actor_id }) => actor_id ?? []))
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    reason: row.reason,
    delta_on_hand: row.delta_on_hand,
    delta_reserved: row.delta_reserved,
    store: row.store_id === implicitStore ? null : row.name,
    actor: row.actor_id ? (names.get(row.actor_id)?.name ?? null) : null,
    order_id: row.order_id,
    order_number: row.number,
  }))
}
