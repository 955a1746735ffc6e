/** A variant may have a barcode, its GTIN. Nothing is unique about it: the same thing can be sold as two products. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_variant add column gtin text`.execute(db)
}
