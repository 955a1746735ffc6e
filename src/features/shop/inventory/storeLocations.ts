/** The shop's places: listed for everybody, saved by those who may change the shop's settings (F-SHOP-06, A-04). */
import { sql, type Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { oneAtATime } from '#platform/database/oneAtATime.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { implicitStore, storesOf } from '../pricing/shopContext.ts'
import { slug } from '../slug.ts'
import { problem } from '../problems.ts'
import type { StoreLocation } from '../schema.ts'

/** As /api/init answers them. */
export async function storeLocations(db: Db): Promise<{ value: string; title: string }[]> {
  return (await storesOf(db)).map((store) => ({ value: store.slug, title: store.name }))
}

export async function listStoreLocations(db: Db): Promise<StoreLocation[]> {
  return (await storesOf(db)).map((store) => ({
    id: store.id,
    value: store.slug,
    title: store.name,
    address: store.address,
    pickup_enabled: store.pickupEnabled,
  }))
}

export interface StoreChange {
  id?: string
  /** The short name in product metas; made of the title where it is missing. It never changes afterwards. */
  value?: string
  title: string
  address?: string
  pickup_enabled?: boolean
}

/**
 * Adds or changes a store location. The first one takes over the stock of the implicit store; a later one has 0 of what is counted.
 * @throws Problem store.taken, store.unknown (422)
 */
export async function saveStoreLocation(
  platform: Platform,
  db: Transaction<Database>,
  change: StoreChange,
): Promise<string> {
  await oneAtATime(db, 'stores')
  const known = await storesOf(db)
  await dropAllCachedPages(db, 'content')
  const values = {
    name: change.title,
    ...(change.address !== undefined && { address: change.address }),
    ...(change.pickup_enabled !== undefined && { pickup_enabled: change.pickup_enabled }),
  }
  if (change.id) {
    if (!known.some(({ id }) => id === change.id)) throw problem('store.unknown', { store: change.id })
    await db.updateTable('store_location').set(values).where('id', '=', change.id).execute()
    return change.id
  }
  const short = slug(change.value ?? change.title)
  if (known.some((store) => store.slug === short))
    throw problem('store.taken', { slug: short, field: change.value === undefined ? 'title' : 'value' })
  const id = platform.newId()
  await db
    .insertInto('store_location')
    .values({
      id,
      slug: short,
      position: known.length,
      created_at: platform.clock.now(),
      ...values,
    })
    .execute()
  if (known.length === 0) {
    const move = { store_id: id }
    for (const table of ['stock_level', 'stock_movement', 'reservation'] as const) {
      await db.updateTable(table).set(move).where('store_id', '=', implicitStore).execute()
    }
    await db.updateTable('orders').set(move).where('store_id', 'is', null).execute()
  } else await beginEmpty(db, id)
  return id
}

/** What is counted elsewhere is not there yet: without a number it would be sold from the new location without end. */
async function beginEmpty(db: Transaction<Database>, storeId: string): Promise<void> {
  await sql`
    insert into stock_level (variant_id, store_id, tracked, on_hand, stated)
    select distinct variant_id, ${storeId}::uuid, true, 0, null::int from stock_level
    where tracked and store_id in (select id from store_location where closed_at is null)
    on conflict (variant_id, store_id) do nothing`.execute(db)
}
