/** Closing a place of the shop: refused while items are there or orders wait there; products forget its prices. */
import { sql, type Transaction } from 'kysely'
import type { SaveContext } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { storesOf } from '../pricing/shopContext.ts'
import { problem } from '../problems.ts'

declare module '#platform/hooks.ts' {
  interface HookMap {
    /** A location has closed: what was kept for it under its short name goes. `context`: who closed it. */
    'store.closed': { context: SaveContext; slug: string }
  }
}

/** @throws Problem store.missing (404), store.has_stock, store.has_orders, store.has_products (422) */
export async function closeStore(context: SaveContext, db: Transaction<Database>, id: string): Promise<void> {
  const store = (await storesOf(db)).find((one) => one.id === id)
  if (!store) throw problem('store.missing')
  await db.selectFrom('store_location').select('id').where('id', '=', id).forUpdate().execute()
  const { quantity, variants } = await stockAt(db, id)
  if (quantity > 0) throw problem('store.has_stock', { place: store.name, quantity, variants })
  const waiting = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', id)
    .where((where) =>
      where.or([
        where('order_state', 'in', ['pending', 'review']),
        where.and([
          where('order_state', '=', 'placed'),
          where('fulfilment_state', 'in', ['none', 'partial', 'ready_for_pickup']),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (Number(waiting.count) > 0)
    throw problem('store.has_orders', { place: store.name, orders: Number(waiting.count) })
  const short = store.slug
  await db
    .updateTable('store_location')
    // Its short name is free for another place.
    .set({ closed_at: context.clock.now(), slug: `${short} ${id.slice(-12)}`, pickup_enabled: false })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('shipping_rate').where('store_id', '=', id).execute()
  await runHook(context, db, 'store.closed', { context, slug: short })
  await dropAllCachedPages(db, 'content')
}

async function stockAt(db: Db, storeId: string): Promise<{ quantity: number; variants: number }> {
  const { rows } = await sql<{ quantity: number; variants: number }>`
    select coalesce(sum(on_hand), 0)::int as quantity, count(*)::int as variants from stock_level
    where store_id = ${storeId} and (on_hand > 0 or reserved > 0) and (tracked or reserved > 0)`.execute(db)
  return rows[0] ?? { quantity: 0, variants: 0 }
}
