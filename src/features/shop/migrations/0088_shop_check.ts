/** What the self-checks of the shop found, and what the rehearsals in scratch copies came to; orders are found by cart, payments by session. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_check (
      site_id uuid not null, id uuid not null, kind text not null check (kind in ('nightly', 'by_hand', 'rehearsal')),
      started_at timestamptz not null, finished_at timestamptz, broken jsonb not null default '[]',
      figures jsonb, error text, primary key (site_id, id));
    create index shop_check_newest on shop_check (site_id, kind, started_at desc);
    create index orders_of_cart on orders (site_id, cart_id) where cart_id is not null;
    create index payment_of_session on payment (site_id, provider_ref) where provider_ref is not null;
  `.execute(db)
}
