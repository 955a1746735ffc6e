/** The addresses of an account, one of them the default; how often and how long bought files may be fetched, where a product says so. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_address (
      site_id uuid not null, id uuid not null, user_id uuid not null, address jsonb not null, is_default boolean not null,
      created_at timestamptz not null, primary key (site_id, id),
      foreign key (site_id, user_id) references user_account (site_id, id) on delete cascade);
    create index customer_address_of_user on customer_address (site_id, user_id, created_at);
    create unique index customer_address_default on customer_address (site_id, user_id) where is_default;
    alter table product add column download_times int, add column download_days int;
  `.execute(db)
}
