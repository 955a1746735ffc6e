-- Marks and counts of the entries of taxonomies whose tree has changed; writers of posts wait meanwhile.
create or replace function settle_upper_terms(site uuid, entries uuid[]) returns void language plpgsql as $$
declare
  marks text[] := array(select '^' || unnest(entries));
  posts uuid[];
begin
  lock table live in exclusive mode;
  posts := array(select distinct post_id from live_tag where site_id = site and tag = any(array(select '~' || unnest(entries))));
  delete from live_tag where site_id = site and tag = any(marks);
  insert into live_tag (site_id, tag, post_id, type, url, status, publish_at, unpublish_at)
    select site_id, mark, post_id, type, url, status, publish_at, unpublish_at
    from live, unnest(live_keys(tags, terms)) as mark where site_id = site and post_id = any(posts) and mark = any(marks)
    on conflict do nothing;
  delete from live_tally where site_id = site and kind = 'tag' and key = any(marks);
  insert into live_tally (site_id, kind, key, type, count)
    select site_id, 'tag', tag, type, count(*) from live_tag
    where site_id = site and tag = any(marks) and status = 'published' and unpublish_at is null and url <> ''
    group by site_id, tag, type;
end $$;
