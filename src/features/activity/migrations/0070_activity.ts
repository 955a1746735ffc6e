/** Page activity: one row a page view, in partitions by day so that old days are dropped at once. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity (
      site_id uuid not null, at timestamptz not null, id uuid not null, url text not null, from_url text not null default '',
      next_url text not null default '', post_id uuid, visitor bytea not null, clicks int not null default 0,
      last_block_id text, read_end boolean not null default false, duration_s int not null default 0,
      screen_width int, is_initial boolean not null default false, is_sample boolean not null default false,
      order_id uuid, updated_at timestamptz not null,
      primary key (site_id, at, id)) partition by range (at);
    create table activity_other partition of activity default;
    create index activity_url on activity (site_id, url, at);
  `.execute(db)
}
