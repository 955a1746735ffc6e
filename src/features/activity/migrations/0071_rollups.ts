/**
 * Where visitors come from by campaign, and sums of days that are over, so that a report does not read every view.
 * A day stands in `activity_rolled` while its sums are true: whatever touches a view of that day takes it out again, in
 * the same transaction, and the day is then read view by view until the job has summed it anew.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activity add column utm_source text not null default '';
    alter table activity add column utm_medium text not null default '';
    alter table activity add column utm_campaign text not null default '';

    create table activity_rolled (
      site_id uuid not null, day date not null, is_sample boolean not null, rolled_at timestamptz not null,
      primary key (site_id, day));
    create table activity_day (
      site_id uuid not null, day date not null, url text not null, views int not null, visitors int not null,
      clicks int not null, read_end int not null, seconds bigint not null,
      primary key (site_id, url, day));
    create index activity_day_all on activity_day (site_id, day) include (url, views, visitors, clicks, read_end, seconds);
    create table activity_hour (
      site_id uuid not null, at timestamptz not null, url text not null, views int not null,
      primary key (site_id, url, at));
    create table activity_share (
      site_id uuid not null, day date not null, url text not null, kind text not null, title text not null, views int not null,
      primary key (site_id, url, kind, day, title));

    create function activity_touched() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in select distinct site_id, (at at time zone 'UTC')::date as day from touched_rows loop
        perform pg_advisory_xact_lock_shared(hashtextextended('activity ' || touched.site_id || touched.day, 0));
        delete from activity_rolled where site_id = touched.site_id and day = touched.day;
      end loop;
      return null;
    end $$;
    create trigger activity_inserted after insert on activity
      referencing new table as touched_rows for each statement execute function activity_touched();
    create trigger activity_updated after update on activity
      referencing new table as touched_rows for each statement execute function activity_touched();
    create trigger activity_deleted after delete on activity
      referencing old table as touched_rows for each statement execute function activity_touched();
  `.execute(db)
}
