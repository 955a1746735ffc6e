create or replace function live_added() returns trigger language plpgsql as $$
begin
  insert into live_tag (tag, post_id, type, url, status, publish_at, unpublish_at)
    select tag, post_id, type, url, status, publish_at, unpublish_at from added, unnest(live_keys(tags, terms)) as tag
    on conflict do nothing;
  insert into live_tally (kind, key, type, count)
    select kind, key, type, count(*) from (
      select 'type' as kind, case when url = '' then 'unlisted' else '' end as key, type from added
        where status = 'published' and unpublish_at is null
      union all select 'category', category_id::text, type from added
        where status = 'published' and unpublish_at is null and category_id is not null and url <> ''
      union all select 'tag', tag, type from added, unnest(live_keys(tags, terms)) as tag
        where status = 'published' and unpublish_at is null and url <> '') as fact
    group by kind, key, type order by kind, key, type
    on conflict (kind, key, type) do update set count = live_tally.count + excluded.count;
  insert into live_title (post_id, type, category_id, publish_at, unpublish_at, title)
    select post_id, type, category_id, publish_at, unpublish_at, words_of(title) || stems_of(title, stemmer_of())
    from added where status <> 'private' and url <> '';
  insert into live_text (post_id, type, category_id, publish_at, unpublish_at, body)
    select post_id, type, category_id, publish_at, unpublish_at,
      setweight(words_of(title), 'A') || setweight(words_of(description), 'B') || words_of(text)
        || stems_of(concat_ws(' ', title, description, text), stemmer_of())
    from added where status <> 'private' and url <> '';
  insert into search_word (word)
    select distinct word from added
      join live_text using (post_id), unnest(tsvector_to_array(body)) as word
    where length(word) between 3 and 40 and word ~ '^=?[[:alpha:]]+$'
    order by 1 on conflict do nothing;
  return null;
end $$;

create or replace trigger live_3_added after update on live
  referencing new table as added for each statement execute function live_added();

create or replace trigger live_added after insert on live
  referencing new table as added for each statement execute function live_added();
