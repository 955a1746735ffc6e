/** Stock: a current row per variant and store, and an append-only ledger whose sum it is (I3). Holds are in holds.ts. */
import type { Db, Platform } from '#platform/context.ts'
import { bumpVersion } from '#platform/database/versions.ts'
import { untrackedQuantity } from '#constants.ts'
import { problem } from './problems.ts'

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

interface Movement {
  variantId: string
  storeId: string
  deltaOnHand: number
  deltaReserved: number
  reason: StockReason
  orderId?: string | null
  actorId?: string | null
}

async function writeMovement(platform: Platform, db: Db, movement: Movement): Promise<void> {
  await db
    .insertInto('stock_movement')
    .values({
      site_id: platform.siteId,
      id: platform.newId(),
      variant_id: movement.variantId,
      store_id: movement.storeId,
      delta_on_hand: movement.deltaOnHand,
      delta_reserved: movement.deltaReserved,
      reason: movement.reason,
      order_id: movement.orderId ?? null,
      actor_id: movement.actorId ?? null,
      at: platform.clock.now(),
    })
    .execute()
}

export interface StockChange {
  variantId: string
  storeId: string
  /** Either the new quantity on the shelf, or a difference; 9999 or null stops counting. */
  set?: number | null
  delta?: number
  reason: StockReason
  actorId?: string | null
  orderId?: string | null
}

/**
 * Changes the stock of one variant at one store, with its reason in the ledger.
 * @throws Problem stock.below_reserved (422) where buyers hold more than would be left
 */
export async function adjustStock(platform: Platform, db: Db, change: StockChange): Promise<void> {
  const { variantId, storeId } = change
  await db
    .insertInto('stock_level')
    .values({
      site_id: platform.siteId,
      variant_id: variantId,
      store_id: storeId,
      tracked: false,
      on_hand: 0,
      stated: null,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'variant_id', 'store_id']).doNothing())
    .execute()
  const row = await db
    .selectFrom('stock_level')
    .select(['tracked', 'on_hand', 'reserved'])
    .where('site_id', '=', platform.siteId)
    .where('variant_id', '=', variantId)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const stopsCounting = change.set === null || change.set === untrackedQuantity
  const wanted = stopsCounting ? row.on_hand : (change.set ?? row.on_hand + (change.delta ?? 0))
  if (wanted < row.reserved) throw problem('stock.below_reserved', { reserved: row.reserved })
  await db
    .updateTable('stock_level')
    .set({ tracked: stopsCounting ? false : change.set === undefined ? row.tracked : true, on_hand: wanted })
    .where('site_id', '=', platform.siteId)
    .where('variant_id', '=', variantId)
    .where('store_id', '=', storeId)
    .execute()
  if (wanted !== row.on_hand) {
    await writeMovement(platform, db, {
      variantId,
      storeId,
      deltaOnHand: wanted - row.on_hand,
      deltaReserved: 0,
      reason: change.reason,
      orderId: change.orderId,
      actorId: change.actorId,
    })
  }
  await bumpVersion(db, platform.siteId, 'content')
}
