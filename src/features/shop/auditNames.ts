/** Numbers of orders, names of variants, locations and imported files, for the audit log. */
import { titlesOf } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'

export async function nameShop(db: Db, ids: readonly string[], names: Map<string, string>): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute()
  const variants = await db
    .selectFrom('product_variant')
    .select(['id', 'post_id', 'selection'])
    .where('id', 'in', ids)
    .execute()
  const titles =
    variants.length > 0
      ? await titlesOf(
          db,
          variants.map(({ post_id }) => post_id),
        )
      : new Map<string, string>()
  const stores = await db.selectFrom('store_location').select(['id', 'name']).where('id', 'in', ids).execute()
  const files = await db.selectFrom('csv_run').select(['id', 'file_name']).where('id', 'in', ids).execute()
  for (const { id, number } of orders) names.set(id, number)
  for (const { id, post_id, selection } of variants)
    names.set(id, [titles.get(post_id) ?? '', ...Object.values(selection)].join(', '))
  for (const { id, name } of stores) names.set(id, name)
  for (const { id, file_name: name } of files) names.set(id, name)
}
