/** Files that digital products are made of: in a folder of the private root, so that only a paid link leads to them. */
import type { Db, Platform } from '#platform/context.ts'
import type { ProductFile } from './schema.ts'

export const saleFolder = 'downloads'
const mostListed = 500

/** The named files, and with `hasAll` those that stand for sale, the newest first. */
export async function filesForSale(platform: Pick<Platform, 'siteId'>, db: Db, ids: readonly string[], { hasAll = false } = {}): Promise<ProductFile[]> {
  if (ids.length === 0 && !hasAll) return []
  return db
    .selectFrom('media')
    .select(['id', 'title', 'bytes', 'root'])
    .where('site_id', '=', platform.siteId)
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
        ...(hasAll ? [where.and([where('root', '=', 'private'), where('folder', '=', saleFolder)])] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute()
    .then((rows) => rows.map(({ root, ...file }) => ({ ...file, is_public: root === 'public' })))
}
