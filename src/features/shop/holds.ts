/**
 * Pieces that orders hold, sell and let go. Holding is one conditional UPDATE, so two buyers can never hold the same piece
 * (SHOP 2.6); the rows of an order are locked in one order everywhere, so that orders wait for each other and never in a ring.
 * Each is one statement whatever the number of lines: while it is under way other buyers of these pieces wait.
 */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { later } from '#platform/database/together.ts'
import { bumpVersion } from '#platform/database/versions.ts'

interface Held {
  variantId: string
  storeId: string
  quantity: number
}

/** Adds up the pieces per variant and store: lines of one variant share its stock. */
function sumHolds(holds: readonly Held[]): Held[] {
  const sums = new Map<string, Held>()
  for (const hold of holds) {
    const key = `${hold.variantId} ${hold.storeId}`
    const known = sums.get(key)
    sums.set(key, known ? { ...known, quantity: known.quantity + hold.quantity } : { ...hold })
  }
  return [...sums.values()]
}

interface HoldAnswer {
  variant_id: string
  store_id: string
  tracked: boolean
  /** What is left after it; null where it could not be had. */
  available: number | null
}

/** The statement that holds stock for an order, for settleHold to read the answer of. Untracked stock needs no hold. */
export function stockHold(platform: Platform, orderId: string, holds: readonly Held[]) {
  const wanted = sumHolds(holds)
  const ids = () => wanted.map(() => platform.newId())
  return hold({
    siteId: platform.siteId,
    orderId,
    now: platform.clock.now(),
    variantIds: wanted.map(({ variantId }) => variantId),
    storeIds: wanted.map(({ storeId }) => storeId),
    quantities: wanted.map(({ quantity }) => quantity),
    reservationIds: ids(),
    movementIds: ids(),
  })
}

interface HoldGiven {
  siteId: string
  orderId: string
  now: Date
  variantIds: string[]
  storeIds: string[]
  quantities: number[]
  reservationIds: string[]
  movementIds: string[]
}

const hold = statement<HoldGiven>()(
  (_db, slot) => sql<HoldAnswer>`
    with wanted as (
      select * from unnest(${slot('variantIds')}::uuid[], ${slot('storeIds')}::uuid[],
        ${slot('quantities')}::int[], ${slot('reservationIds')}::uuid[], ${slot('movementIds')}::uuid[])
        as wish (variant_id, store_id, quantity, reservation_id, movement_id)
    ), locked as (
      select stock.variant_id, stock.store_id, stock.tracked from stock_level stock join wanted using (variant_id, store_id)
      where stock.site_id = ${slot('siteId')} order by stock.variant_id, stock.store_id for update of stock
    ), held as (
      update stock_level stock set reserved = stock.reserved + wanted.quantity
      from wanted join locked using (variant_id, store_id)
      where stock.site_id = ${slot('siteId')} and stock.variant_id = wanted.variant_id and stock.store_id = wanted.store_id
        and stock.tracked and stock.on_hand - stock.reserved >= wanted.quantity
      returning wanted.*, stock.on_hand - stock.reserved as available
    ), kept as (
      insert into reservation (site_id, id, order_id, variant_id, store_id, quantity, state)
      select ${slot('siteId')}::uuid, reservation_id, ${slot('orderId')}::uuid, variant_id, store_id, quantity, 'held' from held
      on conflict (site_id, order_id, variant_id, store_id) do update set quantity = excluded.quantity, state = 'held'
    ), moved as (
      insert into stock_movement (site_id, id, variant_id, store_id, delta_on_hand, delta_reserved, reason, order_id, at)
      select ${slot('siteId')}::uuid, movement_id, variant_id, store_id, 0, quantity, 'hold', ${slot('orderId')}::uuid, ${slot('now')}::timestamptz from held
    )
    select wanted.variant_id, wanted.store_id, coalesce(locked.tracked, false) as tracked, held.available
    from wanted left join locked using (variant_id, store_id) left join held using (variant_id, store_id)`,
)

/**
 * Makes pages show what a hold has sold out.
 * @returns the variants whose hold could not be had; the caller rolls its transaction back then
 */
export async function settleHold(platform: Platform, db: Db, answer: readonly HoldAnswer[]): Promise<Set<string>> {
  if (answer.some(({ available }) => available === 0)) await bumpVersion(db, platform.siteId, 'content')
  return new Set(answer.filter(({ tracked, available }) => tracked && available === null).map(({ variant_id }) => variant_id))
}

/** The statement that ends what an order holds, under the order's lock. */
function settlement(platform: Platform, orderId: string, to: 'committed' | 'released') {
  const isSale = to === 'committed'
  return settle({ siteId: platform.siteId, orderId, now: platform.clock.now(), to, isSale, reason: isSale ? 'sale' : 'release' })
}

interface SettleGiven {
  siteId: string
  orderId: string
  now: Date
  to: 'committed' | 'released'
  isSale: boolean
  reason: 'sale' | 'release'
}

const settle = statement<SettleGiven>()(
  (_db, slot) => sql<{ available: number; quantity: number }>`
    with held as (
      select id, variant_id, store_id, quantity from reservation
      where site_id = ${slot('siteId')} and order_id = ${slot('orderId')} and state = 'held'
    ), locked as (
      select stock.variant_id, stock.store_id from stock_level stock join held using (variant_id, store_id)
      where stock.site_id = ${slot('siteId')} order by stock.variant_id, stock.store_id for update of stock
    ), changed as (
      update stock_level stock set reserved = stock.reserved - held.quantity,
        on_hand = stock.on_hand - case when ${slot('isSale')}::boolean then held.quantity else 0 end
      from held join locked using (variant_id, store_id)
      where stock.site_id = ${slot('siteId')} and stock.variant_id = held.variant_id and stock.store_id = held.store_id
      returning held.*, stock.on_hand - stock.reserved as available
    ), ended as (
      update reservation set state = ${slot('to')} from changed where reservation.site_id = ${slot('siteId')} and reservation.id = changed.id
    ), moved as (
      insert into stock_movement (site_id, id, variant_id, store_id, delta_on_hand, delta_reserved, reason, order_id, at)
      select ${slot('siteId')}::uuid, gen_random_uuid(), variant_id, store_id, case when ${slot('isSale')}::boolean then -quantity else 0 end, -quantity,
        ${slot('reason')}, ${slot('orderId')}::uuid, ${slot('now')}::timestamptz from changed
    )
    select available, quantity from changed`,
)

/** The held pieces leave the shelf. */
export function commitStock(platform: Platform, db: Db, orderId: string): Promise<void> {
  return later(db, settlement(platform, orderId, 'committed'))
}

/** The held pieces can be bought again. */
export async function releaseStock(platform: Platform, db: Db, orderId: string): Promise<void> {
  const { rows } = await settlement(platform, orderId, 'released').execute(db)
  // It was sold out and is no more.
  if (rows.some(({ available, quantity }) => available === quantity)) await bumpVersion(db, platform.siteId, 'content')
}
