/** Numbers of orders, names of variants, locations and imported files, for the audit log. */
import type { Db, Platform } from '#platform/context.ts'

export async function nameShop(
  { siteId }: Platform,
  db: Db,
  ids: readonly string[],
  names: Map<string, string>,
): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  const variants = await db
    .selectFrom('product_variant as variant')
    .innerJoin('post', (join) =>
      join.onRef('post.site_id', '=', 'variant.site_id').onRef('post.id', '=', 'variant.post_id'),
    )
    .innerJoin('post_version as v', (join) =>
      join
        .onRef('v.site_id', '=', 'post.site_id')
        .onRef('v.post_id', '=', 'post.id')
        .onRef('v.number', '=', 'post.current_number')
        .on('v.is_working', '=', false),
    )
    .select(['variant.id', 'variant.selection', 'v.title'])
    .where('variant.site_id', '=', siteId)
    .where('variant.id', 'in', ids)
    .execute()
  const stores = await db
    .selectFrom('store_location')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  const files = await db
    .selectFrom('csv_run')
    .select(['id', 'file_name'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  for (const { id, number } of orders) names.set(id, number)
  for (const { id, title, selection } of variants)
    names.set(id, [title, ...Object.values(selection)].join(', '))
  for (const { id, name } of stores) names.set(id, name)
  for (const { id, file_name: name } of files) names.set(id, name)
}
