/** Every movement of a variant's stock, the newest first: how many, why, by whom, for which order. */
import { sql, type SqlBool } from 'kysely'
import { namesOf } from '#features/people/index.ts'
import type { Db } from '#platform/context.ts'
import { implicitStore } from '../pricing/shopContext.ts'
import { problem } from '../problems.ts'
import type { StockMovement } from '../schema.ts'

interface HistoryPage {
  variantId: string
  /** The movement behind which it goes on. */
  after?: string | undefined
  limit: number
}

/** @throws Problem stock.unknown_variant (404) */
export async function stockHistory(
  db: Db,
  { variantId, after, limit }: HistoryPage,
): Promise<{ movements: StockMovement[]; next: string | null }> {
  const variant = await db
    .selectFrom('product_variant')
    .select('id')
    .where('id', '=', variantId)
    .executeTakeFirst()
  if (!variant) throw problem('stock.unknown_variant')
  const rows = await db
    .selectFrom('stock_movement')
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'stock_movement.order_id'))
    .leftJoin('store_location', (join) => join.onRef('store_location.id', '=', 'stock_movement.store_id'))
    .select([
      'stock_movement.id',
      'stock_movement.at',
      'stock_movement.reason',
      'stock_movement.delta_on_hand',
      'stock_movement.delta_reserved',
      'stock_movement.actor_id',
      'stock_movement.order_id',
      'stock_movement.store_id',
      'orders.number',
      'store_location.name',
    ])
    .where('stock_movement.variant_id', '=', variantId)
    .$if(after !== undefined, (query) => query.where(isBehind(after)))
    .orderBy('stock_movement.at', 'desc')
    .orderBy('stock_movement.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const names = await namesOf(
    db,
    shown.flatMap(({ actor_id }) => actor_id ?? []),
  )
  const movements = shown.map((row) => ({
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
  return { movements, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

function isBehind(id: string | undefined) {
  return sql<SqlBool>`(stock_movement.at, stock_movement.id) < (select at, id from stock_movement where id = ${id})`
}
