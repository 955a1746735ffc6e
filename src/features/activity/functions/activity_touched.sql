create or replace function activity_touched() returns trigger language plpgsql as $$
declare touched record;
begin
  for touched in select distinct (at at time zone 'UTC')::date as day from touched_rows order by 1 loop
    perform pg_advisory_xact_lock_shared(hashtextextended('activity ' || touched.day, 0));
    delete from activity_rolled where day = touched.day;
    perform pg_advisory_xact_lock_shared(hashtextextended('activity ' || to_char(touched.day, 'YYYY-MM'), 0));
    delete from activity_month_rolled where month = date_trunc('month', touched.day)::date;
  end loop;
  return null;
end $$;

create or replace trigger activity_inserted after insert on activity
  referencing new table as touched_rows for each statement execute function activity_touched();

create or replace trigger activity_updated after update on activity
  referencing new table as touched_rows for each statement execute function activity_touched();

create or replace trigger activity_deleted after delete on activity
  referencing old table as touched_rows for each statement execute function activity_touched();
