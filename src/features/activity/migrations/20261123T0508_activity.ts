/**
 * Page activity: one row a page view, in partitions by day so that old days are dropped at once; and sums of days and
 * months that are over, so that a report does not read every view. A day stands in "activity_rolled" (a month in
 * "activity_month_rolled") while its sums are true: whatever touches a view of it takes it out again, in the same
 * transaction (functions/).
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity (
      at timestamptz not null, id uuid not null, url text not null,
      from_url text not null default '', next_url text not null default '', post_id uuid, visitor bytea not null,
      clicks int not null default 0, last_block_id text, read_end boolean not null default false,
      duration_s int not null default 0, screen_width int, is_initial boolean not null default false,
      is_sample boolean not null default false, order_id uuid, updated_at timestamptz not null,
      utm_source text not null default '', utm_medium text not null default '', utm_campaign text not null default '',
      primary key (at, id)) partition by range (at);
    create table activity_other partition of activity default;
    create index activity_url on activity (url, at);

    create table activity_rolled (
      day date not null, is_sample boolean not null, rolled_at timestamptz not null,
      primary key (day));

    create table activity_day (
      day date not null, url text not null, views int not null, visitors int not null,
      clicks int not null, read_end int not null, seconds bigint not null,
      primary key (url, day));
    create index activity_day_all on activity_day (day)
      include (url, views, visitors, clicks, read_end, seconds);

    create table activity_hour (
      at timestamptz not null, url text not null, views int not null,
      primary key (url, at));

    create table activity_share (
      day date not null, url text not null, kind text not null, title text not null,
      views int not null,
      primary key (url, kind, day, title));

    create table activity_month_rolled (
      month date not null, rolled_at timestamptz not null,
      primary key (month));

    create table activity_month (
      month date not null, url text not null, views int not null, visitors int not null,
      read_end int not null, seconds bigint not null,
      primary key (month, url));
  `.execute(db)
}
