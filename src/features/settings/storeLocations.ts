/** Store locations as /api/init answers them; the shop owns the table and saves it. */
import type { Db } from '#platform/context.ts'

export async function storeLocationsOf(db: Db, siteId: string): Promise<{ title: string; value: string }[]> {
  const rows = await db
    .selectFrom('store_location')
    .select(['slug', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('created_at')
    .execute()
  return rows.map(({ slug, name }) => ({ value: slug, title: name }))
}
