/** What an invoice or credit note says is kept as it was when it got its number. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice add column content jsonb;
    alter table invoice alter column html drop not null;
    create unique index invoice_of_refund on invoice (site_id, refund_id) where refund_id is not null;
  `.execute(db)
}
