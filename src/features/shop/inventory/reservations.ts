/**
 * Items that orders hold, sell and let go. Holding is one conditional UPDATE, so two buyers can never hold the same item
 * (SHOP 2.6); the rows of an order are locked in one order everywhere, so that orders wait for each other and never in a ring.
 * Each is one statement whatever the number of lines: while it is under way other buyers of these items wait.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { statement, type Slot } from '#platform/database/statement.ts'
import { defer, deferWith } from '#platform/database/batch.ts'
import { announceBump, bumpParts, dropCachedPagesShowing } from '#platform/database/changeCounter.ts'
import { stockShown } from './shown.ts'

interface Held {
  variantId: string
  storeId: string
  quantity: number
}

/** Adds up the items per variant and store: lines of one variant share its stock. */
function sumHolds(holds: readonly Held[]): Held[] {
  const totals = new Map<string, Held>()
  for (const hold of holds) {
    const key = `${hold.variantId} ${hold.storeId}`
    const known = totals.get(key)
    totals.set(key, known ? { ...known, quantity: known.quantity + hold.quantity } : { ...hold })
  }
  return [...totals.values()]
}

/**
 * Holds stock for an order with what is sent next, so that other buyers of the same items wait for nothing but the commit:
 * only call it last. Untracked stock needs no hold.
 * @param refusal what is thrown where items cannot be had, given their variants
 */
export async function holdLast(
  platform: Platform,
  db: Db,
  orderId: string,
  holds: readonly Held[],
  refusal: (variants: ReadonlySet<string>) => Error,
): Promise<void> {
  await deferWith(db, holdAll(givenHold(platform, orderId, holds)), {
    onResult: (soldOut) => soldOut > 0 && announceBump(db),
    mapError: (error) =>
      error instanceof Error && 'code' in error && error.code === outOfStock && 'detail' in error
        ? refusal(new Set(String(error.detail).split(',')))
        : error,
  })
}

/** Holds stock where all of it can be had. Returns the variants that cannot; the caller lets the others go. */
export async function tryHold(
  platform: Platform,
  db: Db,
  orderId: string,
  holds: readonly Held[],
): Promise<string[]> {
  const { rows } = await holdSome(givenHold(platform, orderId, holds)).execute(db)
  // It seldom happens, and looking once too often at what was counted does no harm.
  announceBump(db)
  return rows.filter(({ is_short }) => is_short).map(({ variant_id }) => variant_id)
}

function givenHold(platform: Platform, orderId: string, holds: readonly Held[]): HoldGiven {
  const wanted = sumHolds(holds)
  const ids = () => wanted.map(() => platform.newId())
  return {
    orderId,
    now: platform.clock.now(),
    variantIds: wanted.map(({ variantId }) => variantId),
    storeIds: wanted.map(({ storeId }) => storeId),
    quantities: wanted.map(({ quantity }) => quantity),
    reservationIds: ids(),
    movementIds: ids(),
  }
}

interface HoldGiven {
  orderId: string
  now: Date
  variantIds: string[]
  storeIds: string[]
  quantities: number[]
  reservationIds: string[]
  movementIds: string[]
}

/** As `shop_out_of_stock` raises it. */
const outOfStock = 'PL001'

/** Answers with the variants that could not be had, and with those that are sold out by it. */
const holdSome = statement<HoldGiven>()((_db, slot) =>
  holdSql(slot, sql`select variant_id, true as is_short from short`),
)

/** Fails where one cannot be had: only then can the commit follow without anybody looking. */
const holdAll = statement<HoldGiven>()((_db, slot) =>
  holdSql(
    slot,
    sql`select shop_out_of_stock(array_agg(variant_id)) as variant_id, true as is_short from short having count(*) > 0`,
  ),
)

function holdSql(slot: Slot<HoldGiven>, refusal: RawBuilder<unknown>) {
  return sql<{ variant_id: string; is_short: boolean }>`
    with wanted as (
      select * from unnest(${slot('variantIds')}::uuid[], ${slot('storeIds')}::uuid[],
        ${slot('quantities')}::int[], ${slot('reservationIds')}::uuid[], ${slot('movementIds')}::uuid[])
        as wanted (variant_id, store_id, quantity, reservation_id, movement_id)
    ), locked as (
      select stock.variant_id, stock.store_id, stock.tracked from stock_level stock join wanted using (variant_id, store_id)
      order by stock.variant_id, stock.store_id for update of stock
    ), held as (
      update stock_level stock set reserved = stock.reserved + wanted.quantity
      from wanted join locked using (variant_id, store_id)
      where stock.variant_id = wanted.variant_id and stock.store_id = wanted.store_id
        and stock.tracked and stock.on_hand - stock.reserved >= wanted.quantity
      returning wanted.*, stock.on_hand - stock.reserved as available
    ), kept as (
      insert into reservation (id, order_id, variant_id, store_id, quantity, state)
      select reservation_id, ${slot('orderId')}::uuid, variant_id, store_id, quantity, 'held' from held
      on conflict (order_id, variant_id, store_id) do update set quantity = excluded.quantity, state = 'held'
    ), moved as (
      insert into stock_movement (id, variant_id, store_id, delta_on_hand, delta_reserved, reason, order_id, at)
      select movement_id, variant_id, store_id, 0, quantity, 'hold', ${slot('orderId')}::uuid, ${slot('now')}::timestamptz from held
    ), sold_out as (
      select variant_id from held where available = 0
    ), ${bumpParts('content', { keys: soldOutKeys(), mayLinger: true, condition: sql`exists (select from sold_out)` })}, short as (
      select locked.variant_id from locked left join held using (variant_id, store_id) where locked.tracked and held.variant_id is null
    )
    ${refusal} union all select variant_id, false from sold_out`
}

function soldOutKeys(): RawBuilder<unknown> {
  return sql`(select array_agg(distinct ${sql.lit(stockShown.of(''))} || product_variant.post_id::text)
        from sold_out join product_variant on product_variant.id = sold_out.variant_id)`
}

/** The statement that ends what an order holds, under the order's lock. */
function settlement(platform: Platform, orderId: string, to: 'committed' | 'released') {
  const isSale = to === 'committed'
  return settle({
    orderId,
    now: platform.clock.now(),
    to,
    isSale,
    reason: isSale ? 'sale' : 'release',
  })
}

interface SettleGiven {
  orderId: string
  now: Date
  to: 'committed' | 'released'
  isSale: boolean
  reason: 'sale' | 'release'
}

const settle = statement<SettleGiven>()(
  (_db, slot) => sql<{ available: number; quantity: number; post_id: string }>`
    with held as (
      select id, variant_id, store_id, quantity from reservation
      where order_id = ${slot('orderId')} and state = 'held'
    ), locked as (
      select stock.variant_id, stock.store_id from stock_level stock join held using (variant_id, store_id)
      order by stock.variant_id, stock.store_id for update of stock
    ), changed as (
      update stock_level stock set reserved = stock.reserved - held.quantity,
        on_hand = stock.on_hand - case when ${slot('isSale')}::boolean then held.quantity else 0 end
      from held join locked using (variant_id, store_id)
      where stock.variant_id = held.variant_id and stock.store_id = held.store_id
      returning held.*, stock.on_hand - stock.reserved as available
    ), ended as (
      update reservation set state = ${slot('to')} from changed where reservation.id = changed.id
    ), moved as (
      insert into stock_movement (id, variant_id, store_id, delta_on_hand, delta_reserved, reason, order_id, at)
      select gen_random_uuid(), variant_id, store_id, case when ${slot('isSale')}::boolean then -quantity else 0 end, -quantity,
        ${slot('reason')}, ${slot('orderId')}::uuid, ${slot('now')}::timestamptz from changed
    )
    select available, quantity, product_variant.post_id from changed
      join product_variant on product_variant.id = changed.variant_id`,
)

/** The held items leave the shelf. */
export function commitStock(platform: Platform, db: Db, orderId: string): Promise<void> {
  return defer(db, settlement(platform, orderId, 'committed'))
}

/** The held items can be bought again. */
export async function releaseStock(platform: Platform, db: Db, orderId: string): Promise<void> {
  const { rows } = await settlement(platform, orderId, 'released').execute(db)
  // It was sold out and is no more.
  const back = rows
    .filter(({ available, quantity }) => available === quantity)
    .map(({ post_id: postId }) => stockShown.of(postId))
  await dropCachedPagesShowing(db, [...new Set(back)], { mayLinger: true })
}
