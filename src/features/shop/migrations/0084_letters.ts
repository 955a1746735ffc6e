/** The shop's own texts of letters, and what it has been told is running out. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letter_text (
      site_id uuid not null, kind text not null, subject text not null, text text not null,
      updated_at timestamptz not null, updated_by uuid, primary key (site_id, kind));
    create table low_stock_notice (
      site_id uuid not null, variant_id uuid not null, store_id uuid not null, at timestamptz not null,
      primary key (site_id, variant_id, store_id),
      foreign key (site_id, variant_id) references product_variant (site_id, id) on delete cascade);
    create index outbox_of_cause on outbox (site_id, dedupe_key text_pattern_ops);
  `.execute(db)
}
