/**
 * Sums of months that are over, so that the pages of a year are not put together from each of its days. As with days: a month
 * stands in `activity_month_rolled` while its sums are true, and whatever touches a view of it takes it out again.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity_month_rolled (
      site_id uuid not null, month date not null, rolled_at timestamptz not null,
      primary key (site_id, month));
    create table activity_month (
      site_id uuid not null, month date not null, url text not null, views int not null, visitors int not null,
      read_end int not null, seconds bigint not null,
      primary key (site_id, month, url));

    create or replace function activity_touched() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in select distinct site_id, (at at time zone 'UTC')::date as day from touched_rows order by 1, 2 loop
        perform pg_advisory_xact_lock_shared(hashtextextended('activity ' || touched.site_id || touched.day, 0));
        delete from activity_rolled where site_id = touched.site_id and day = touched.day;
        perform pg_advisory_xact_lock_shared(hashtextextended('activity ' || touched.site_id || to_char(touched.day, 'YYYY-MM'), 0));
        delete from activity_month_rolled where site_id = touched.site_id and month = date_trunc('month', touched.day)::date;
      end loop;
      return null;
    end $$;
  `.execute(db)
}
