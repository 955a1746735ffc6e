/** Closing a place of the shop: refused while pieces stand there or orders wait there; products forget its prices. */
import { sql, type Transaction } from 'kysely'
import { savePostIn, type SaveContext } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import type { Database } from '#platform/database/schema.ts'
import { storesOf } from '../pricing/shopContext.ts'
import { suffixes } from '../catalogue/productMetaNames.ts'
import { metaPrefixes } from '#constants.ts'
import { problem } from '../problems.ts'

/** More are changed by hand, or by a file, before the place closes. */
const mostProducts = 200

/** @throws Problem store.missing (404), store.has_stock, store.has_orders, store.has_products (422) */
export async function closeStore(context: SaveContext, db: Transaction<Database>, id: string): Promise<void> {
  const store = (await storesOf(db)).find((one) => one.id === id)
  if (!store) throw problem('store.missing')
  await db.selectFrom('store_location').select('id').where('id', '=', id).forUpdate().execute()
  const { pieces, variants } = await stockAt(db, id)
  if (pieces > 0) throw problem('store.has_stock', { place: store.name, pieces, variants })
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
  await forgetIn(context, db, short)
  await dropAllCachedPages(db, 'content')
}

async function stockAt(db: Db, storeId: string): Promise<{ pieces: number; variants: number }> {
  const { rows } = await sql<{ pieces: number; variants: number }>`
    select coalesce(sum(on_hand), 0)::int as pieces, count(*)::int as variants from stock_level
    where store_id = ${storeId} and (on_hand > 0 or reserved > 0) and (tracked or reserved > 0)`.execute(db)
  return rows[0] ?? { pieces: 0, variants: 0 }
}

/** Prices and stated quantities of the place go from the products that name it, as a version of each. */
async function forgetIn(context: SaveContext, db: Transaction<Database>, short: string): Promise<void> {
  const isOfPlace = (name: string) =>
    name.startsWith(metaPrefixes.variant) &&
    suffixes.some((suffix) => name.endsWith(`_store_${short}_${suffix}`))
  const { rows } = await sql<{
    id: string
    number: number
    metas: { id: string; name: string; value: string }[]
  }>`
    select post.id, version.number, version.metas from post
    join post_version version on version.post_id = post.id and version.number = post.current_number and not version.is_working
    where post.type = 'product' and post.trashed_at is null
      and position(${`_store_${short}_`} in version.metas::text) > 0
    order by post.id limit ${mostProducts + 1}`.execute(db)
  const named = rows.filter(({ metas }) => metas.some(({ name }) => isOfPlace(name)))
  if (named.length > mostProducts) throw problem('store.has_products', { products: mostProducts })
  for (const { id, number, metas } of named) {
    await savePostIn(context, db, {
      id,
      version: number,
      metas: metas
        .filter(({ name }) => !isOfPlace(name))
        .map(({ id: metaId, name, value }) => ({ id: metaId, name, value })),
    })
  }
}
