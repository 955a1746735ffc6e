/**
 * Stock: a current row per variant and store, and an append-only ledger whose sum it is (I3). Holding is one
 * conditional UPDATE, so two buyers can never hold the same piece (SHOP 2.6).
 */
import { sql } from 'kysely'
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

export async function writeMovement(platform: Platform, db: Db, movement: Movement): Promise<void> {
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

export interface Held {
  variantId: string
  storeId: string
  quantity: number
}

/** Adds up the pieces per variant and store and sorts them: everyone locks stock rows in this order. */
export function sumHolds(holds: readonly Held[]): Held[] {
  const sums = new Map<string, Held>()
  for (const hold of holds) {
    const key = `${hold.variantId} ${hold.storeId}`
    const known = sums.get(key)
    sums.set(key, known ? { ...known, quantity: known.quantity + hold.quantity } : { ...hold })
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hold]) => hold)
}

/**
 * Holds stock for an order. Untracked stock needs no hold.
 * @returns the holds that could not be had; the caller rolls its transaction back then
 */
export async function holdStock(
  platform: Platform,
  db: Db,
  orderId: string,
  holds: readonly Held[],
): Promise<Held[]> {
  const short: Held[] = []
  let isSoldOut = false
  for (const hold of sumHolds(holds)) {
    const { rows } = await sql<{ available: number }>`
      update stock_level set reserved = reserved + ${hold.quantity}
      where site_id = ${platform.siteId} and variant_id = ${hold.variantId} and store_id = ${hold.storeId}
        and tracked and on_hand - reserved >= ${hold.quantity}
      returning on_hand - reserved as available`.execute(db)
    const held = rows[0]
    if (!held) {
      if (await isTracked(platform, db, hold)) short.push(hold)
      continue
    }
    await db
      .insertInto('reservation')
      .values({
        site_id: platform.siteId,
        id: platform.newId(),
        order_id: orderId,
        variant_id: hold.variantId,
        store_id: hold.storeId,
        quantity: hold.quantity,
        state: 'held',
      })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'order_id', 'variant_id', 'store_id'])
          .doUpdateSet({ quantity: hold.quantity, state: 'held' }),
      )
      .execute()
    await writeMovement(platform, db, {
      ...hold,
      deltaOnHand: 0,
      deltaReserved: hold.quantity,
      reason: 'hold',
      orderId,
    })
    if (held.available === 0) isSoldOut = true
  }
  // After all stock rows: everybody shares the counter's row, and one who held it while waiting for stock would deadlock.
  if (isSoldOut) await bumpVersion(db, platform.siteId, 'content')
  return short
}

async function isTracked(platform: Platform, db: Db, hold: Held): Promise<boolean> {
  const row = await db
    .selectFrom('stock_level')
    .select('tracked')
    .where('site_id', '=', platform.siteId)
    .where('variant_id', '=', hold.variantId)
    .where('store_id', '=', hold.storeId)
    .executeTakeFirst()
  return row?.tracked ?? false
}

async function settle(
  platform: Platform,
  db: Db,
  orderId: string,
  to: 'committed' | 'released',
): Promise<void> {
  const held = await db
    .selectFrom('reservation')
    .select(['id', 'variant_id', 'store_id', 'quantity'])
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .orderBy('variant_id')
    .orderBy('store_id')
    .execute()
  const isSale = to === 'committed'
  let isBack = false
  for (const { id, variant_id, store_id, quantity } of held) {
    const { rows } = await sql<{ available: number }>`
      update stock_level set reserved = reserved - ${quantity}, on_hand = on_hand - ${isSale ? quantity : 0}
      where site_id = ${platform.siteId} and variant_id = ${variant_id} and store_id = ${store_id}
      returning on_hand - reserved as available`.execute(db)
    await db
      .updateTable('reservation')
      .set({ state: to })
      .where('site_id', '=', platform.siteId)
      .where('id', '=', id)
      .execute()
    await writeMovement(platform, db, {
      variantId: variant_id,
      storeId: store_id,
      deltaOnHand: isSale ? -quantity : 0,
      deltaReserved: -quantity,
      reason: isSale ? 'sale' : 'release',
      orderId,
    })
    if (!isSale && rows[0]?.available === quantity) isBack = true
  }
  if (isBack) await bumpVersion(db, platform.siteId, 'content')
}

/** The held pieces leave the shelf. */
export function commitStock(platform: Platform, db: Db, orderId: string): Promise<void> {
  return settle(platform, db, orderId, 'committed')
}

/** The held pieces can be bought again. */
export function releaseStock(platform: Platform, db: Db, orderId: string): Promise<void> {
  return settle(platform, db, orderId, 'released')
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
