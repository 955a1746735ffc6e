/** Prices and stated quantities of a location that closes go from the products that name it, as a version of each. */
import { sql, type Transaction } from 'kysely'
import { metaPrefixes } from '#constants.ts'
import { savePostIn, type SaveContext } from '#features/content/index.ts'
import type { Database } from '#platform/database/schema.ts'
import { problem } from '../problems.ts'
import { suffixes } from './productMetaNames.ts'

/** More are changed by hand, or by a file, before the location closes. */
const maxProducts = 200

/** @throws Problem store.has_products (422) */
export async function forgetStore(
  context: SaveContext,
  db: Transaction<Database>,
  short: string,
): Promise<void> {
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
    order by post.id limit ${maxProducts + 1}`.execute(db)
  const named = rows.filter(({ metas }) => metas.some(({ name }) => isOfPlace(name)))
  if (named.length > maxProducts) throw problem('store.has_products', { products: maxProducts })
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
