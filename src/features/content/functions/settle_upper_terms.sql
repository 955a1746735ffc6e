-- Marks and counts of the entries of taxonomies whose tree has changed; writers of posts wait meanwhile.
create or replace function settle_upper_terms(entries uuid[]) returns void language plpgsql as $$
declare
  marks text[] := array(select '^' || unnest(entries));
  posts uuid[];
begin
  lock table live in exclusive mode;
  posts := array(select distinct post_id from live_tag where tag = any(array(select '~' || unnest(entries))));
  delete from live_tag where tag = any(marks);
  insert into live_tag (tag, post_id, type, url, status, publish_at, unpublish_at)
    select mark, post_id, type, url, status, publish_at, unpublish_at
    from live, unnest(live_keys(tags, terms)) as mark where post_id = any(posts) and mark = any(marks)
    on conflict do nothing;
  delete from live_tally where kind = 'tag' and key = any(marks);
  insert into live_tally (kind, key, type, count)
    select 'tag', tag, type, count(*) from live_tag
    where tag = any(marks) and status = 'published' and unpublish_at is null and url <> ''
    group by tag, type;
end $$;
