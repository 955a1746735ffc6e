/** A place of the shop can be closed: past orders still know it, everything else does not see it any more. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table store_location add column closed_at timestamptz;
    create index stock_movement_newest on stock_movement (site_id, variant_id, at desc);
  `.execute(db)
}
