/** Digital products: the files that a product is, and one grant for each file of a bought line. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product add column downloads uuid[] not null default '{}';
    alter table download_grant add constraint download_grant_line
      foreign key (site_id, order_line_id) references order_line (site_id, id) on delete cascade;
    create unique index download_grant_once on download_grant (site_id, order_line_id, media_id);
    create index payment_capture on payment (site_id, provider, capture_ref) where capture_ref is not null;
  `.execute(db)
}
