create or replace function live_removed() returns trigger language plpgsql as $$
begin
  insert into live_tally (kind, key, type, count)
    select kind, key, type, -count(*) from (
      select 'type' as kind, case when url = '' then 'unlisted' else '' end as key, type from removed
        where status = 'published' and unpublish_at is null
      union all select 'category', category_id::text, type from removed
        where status = 'published' and unpublish_at is null and category_id is not null and url <> ''
      union all select 'tag', tag, type from removed, unnest(live_keys(tags, terms)) as tag
        where status = 'published' and unpublish_at is null and url <> '') as fact
    group by kind, key, type order by kind, key, type
    on conflict (kind, key, type) do update set count = live_tally.count + excluded.count;
  return null;
end $$;

create or replace trigger live_2_removed after update on live
  referencing old table as removed for each statement execute function live_removed();

create or replace trigger live_removed after delete on live
  referencing old table as removed for each statement execute function live_removed();
