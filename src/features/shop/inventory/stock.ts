/** Stock: a current row per variant and store, and an append-only ledger whose sum it is (I3). Holds are in reservations.ts. */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { dropCachedPagesShowing } from '#platform/database/changeCounter.ts'
import { untrackedQuantity } from '#constants.ts'
import { problem } from '../problems.ts'
import { stockShown } from './shown.ts'

export type StockReason =
  | 'initial'
  | 'correction'
  | 'received'
  | 'damaged'
  | 'returned'
  | 'hold'
  | 'release'
  | 'sale'
  | 'restock'
  | 'import'

export interface StockChange {
  variantId: string
  storeId: string
  /** Either the new quantity on the shelf, or a difference; 9999 or null stops counting. */
  set?: number | null
  delta?: number
  /** The number that the difference was typed as: where sales meanwhile would take it below what buyers hold, that much stays. */
  counted?: number | undefined
  reason: StockReason
  actorId?: string | null
  orderId?: string | null
}

/**
 * Changes the stock of one variant at one store, with its reason in the ledger.
 * @throws Problem stock.below_reserved (422) where buyers hold more than would be left
 */
export function adjustStock(platform: Platform, db: Db, change: StockChange): Promise<void> {
  return adjustStocks(platform, db, [change])
}

/**
 * The same for any number of variants and stores, each named once: as many statements as for one.
 * @throws Problem stock.below_reserved (422): nothing is changed then, the caller's transaction rolls back
 */
export async function adjustStocks(
  platform: Platform,
  db: Db,
  changes: readonly StockChange[],
): Promise<void> {
  if (changes.length === 0) return
  const keys = JSON.stringify(
    changes.map(({ variantId, storeId }) => ({ variant_id: variantId, store_id: storeId })),
  )
  const wanted = sql`jsonb_to_recordset(${keys}::jsonb) as wanted (variant_id uuid, store_id uuid)`
  await sql`
    insert into stock_level (variant_id, store_id, tracked, on_hand, stated)
    select variant_id, store_id, false, 0, null from ${wanted} order by variant_id, store_id
    on conflict (variant_id, store_id) do nothing`.execute(db)
  const { rows } = await sql<Level>`
    select variant_id, store_id, tracked, on_hand, reserved, product_variant.post_id from stock_level join ${wanted} using (variant_id, store_id)
      join product_variant on product_variant.id = stock_level.variant_id
    order by variant_id, store_id for update of stock_level`.execute(db)
  const levelOf = new Map(rows.map((level) => [`${level.variant_id} ${level.store_id}`, level]))
  const made = changes.flatMap((change) => {
    const level = levelOf.get(`${change.variantId} ${change.storeId}`)
    return level ? [{ ...changeOf(level, change), id: platform.newId() }] : []
  })
  await sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made
        (id uuid, variant_id uuid, store_id uuid, tracked boolean, on_hand int, delta int, reason text, order_id uuid, actor_id uuid)
    ), moved as (
      insert into stock_movement (id, variant_id, store_id, delta_on_hand, delta_reserved, reason, order_id, actor_id, at)
      select id, variant_id, store_id, delta, 0, reason, order_id, actor_id, ${platform.clock.now()}::timestamptz
      from made where delta <> 0
    )
    update stock_level set tracked = made.tracked, on_hand = made.on_hand from made
    where stock_level.variant_id = made.variant_id and stock_level.store_id = made.store_id`.execute(db)
  const changed = new Set(rows.map(({ post_id: postId }) => stockShown.of(postId)))
  await dropCachedPagesShowing(db, [...changed], { mayLinger: true })
}

interface Level {
  variant_id: string
  store_id: string
  tracked: boolean
  on_hand: number
  reserved: number
  post_id: string
}

function changeOf({ variant_id, store_id, ...level }: Level, change: StockChange) {
  const stopsCounting = change.set === null || change.set === untrackedQuantity
  const isCounted = change.counted !== undefined && change.counted >= level.reserved
  const moved = level.on_hand + (change.delta ?? 0)
  const on_hand = stopsCounting
    ? level.on_hand
    : (change.set ?? (isCounted ? Math.max(moved, level.reserved) : moved))
  if (on_hand < level.reserved) throw problem('stock.below_reserved', { reserved: level.reserved })
  return {
    variant_id,
    store_id,
    on_hand,
    tracked: stopsCounting ? false : change.set === undefined ? level.tracked : true,
    delta: on_hand - level.on_hand,
    reason: change.reason,
    order_id: change.orderId ?? null,
    actor_id: change.actorId ?? null,
  }
}
