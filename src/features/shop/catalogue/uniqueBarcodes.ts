/** A barcode stands for one thing: a scanner that reads it must find one variant of one product. */
import type { Db } from '#platform/context.ts'
import { sql } from 'kysely'
import { oneAtATime } from '#platform/database/oneAtATime.ts'
import { refuse, type ProductRows } from './productRows.ts'
import { productRules } from './texts/productRules.ts'

export interface BarcodeOwner {
  gtin: string
  post_id: string
  title: string
}

/** Who has these barcodes, of what is in the shop. */
export async function barcodeOwners(db: Db, gtins: readonly string[]): Promise<BarcodeOwner[]> {
  if (gtins.length === 0) return []
  const { rows } = await sql<Omit<BarcodeOwner, 'title'> & { title: string | null }>`
    select variant.gtin, variant.post_id, live.title from product_variant variant
    join post on post.id = variant.post_id and post.trashed_at is null
    left join live on live.post_id = variant.post_id
    where variant.gtin = any(${[...gtins]}::text[]) and not variant.is_retired
    order by variant.gtin, variant.id`.execute(db)
  return rows.map((row) => ({ ...row, title: row.title ?? productRules.another_product }))
}

/** @throws Problem product.grammar (422), at the field of the barcode, where another product has it */
export async function refuseOthersBarcodes(
  db: Db,
  postId: string,
  { hasVariants, variants }: ProductRows,
): Promise<void> {
  const gtins = variants.flatMap(({ gtin }) => (gtin === null ? [] : [gtin]))
  if (gtins.length === 0) return
  await oneAtATime(db, 'barcodes')
  const other = (await barcodeOwners(db, gtins)).find((owner) => owner.post_id !== postId)
  if (!other) return
  const key = variants.find(({ gtin }) => gtin === other.gtin)?.key
  refuse(
    productRules.barcode_taken({ title: other.title, gtin: other.gtin }),
    hasVariants ? `${key}.gtin` : 'product_gtin',
  )
}
