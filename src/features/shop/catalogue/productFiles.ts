/** Files that digital products are made of: in a folder of the private root, so that only a paid link leads to them. */
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '#platform/context.ts'
import { problem } from '../problems.ts'
import type { ProductFile } from '../schema.ts'

export const saleFolder = 'downloads'
const maxListed = 500

/** Holds for rows of `media` that are for sale: no other file of the private root is ever listed, saved with a product, or handed out. */
export function isForSale(): Expression<SqlBool> {
  return sql<SqlBool>`(media.root = 'private' and media.folder = ${saleFolder})`
}

/** The files for sale: those with the given ids first, then the newest. */
export async function filesForSale(db: Db, ids: readonly string[]): Promise<ProductFile[]> {
  return db
    .selectFrom('media')
    .select(['id', 'title', 'bytes'])
    .where(isForSale())
    .orderBy(sql`media.id = any(${ids}::uuid[])`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()
}

/**
 * Refuses files that are not for sale; what the product has already may stay, `/download` does not give it either way.
 * @throws Problem product.file_not_for_sale (422)
 */
export async function checkDownloads(db: Db, postId: string, downloads: readonly string[]): Promise<void> {
  if (downloads.length === 0) return
  const foreign = await db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', downloads)
    .where(({ not }) => not(isForSale()))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product')
            .select('post_id')
            .where('post_id', '=', postId)
            .where(sql<SqlBool>`media.id = any(product.downloads)`),
        ),
      ),
    )
    .executeTakeFirst()
  if (foreign) throw problem('product.file_not_for_sale')
}
