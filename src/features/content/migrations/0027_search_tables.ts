/**
 * What searches read, in two tables: narrow rows of titles, which a search reads by the thousand, and the wide rows of
 * texts. Their type and category stand in columns only: as marks among the words they cost space and were never asked for.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function without_marks(words tsvector, type text, category_id uuid) returns tsvector language sql immutable as
      $$ select ts_delete(words, array_remove(array['~' || type, '~' || category_id::text], null)) $$;

    create table live_title as
      select site_id, post_id, type, category_id, publish_at, unpublish_at, without_marks(title, type, category_id) as title
      from live_search order by publish_at;
    create table live_text as
      select site_id, post_id, type, category_id, publish_at, unpublish_at, without_marks(body, type, category_id) as body
      from live_search order by publish_at;
    drop function without_marks;
    drop table live_search;

    alter table live_title add primary key (site_id, post_id),
      add foreign key (site_id, post_id) references live (site_id, post_id) on delete cascade,
      alter column type set not null, alter column publish_at set not null, alter column title set not null;
    create index live_title_words on live_title using gin (title);
    create index live_title_by_type on live_title (site_id, type, publish_at desc, post_id);
    create index live_title_by_time on live_title (site_id, publish_at desc, post_id);

    alter table live_text add primary key (site_id, post_id),
      add foreign key (site_id, post_id) references live (site_id, post_id) on delete cascade,
      alter column type set not null, alter column publish_at set not null, alter column body set not null,
      alter column body set storage external;
    create index live_text_words on live_text using gin (body);
    create index live_text_by_type on live_text (site_id, type, publish_at desc, post_id);
    create index live_text_by_time on live_text (site_id, publish_at desc, post_id);

    create or replace function live_added() returns trigger language plpgsql as $$
    begin
      insert into live_tag (site_id, tag, post_id, type, url, status, publish_at, unpublish_at)
        select site_id, tag, post_id, type, url, status, publish_at, unpublish_at from added, unnest(live_keys(tags, terms)) as tag
        on conflict do nothing;
      insert into live_tally (site_id, kind, key, type, count)
        select site_id, kind, key, type, count(*) from (
          select site_id, 'type' as kind, case when url = '' then 'unlisted' else '' end as key, type from added
            where status = 'published' and unpublish_at is null
          union all select site_id, 'category', category_id::text, type from added
            where status = 'published' and unpublish_at is null and category_id is not null and url <> ''
          union all select site_id, 'tag', tag, type from added, unnest(live_keys(tags, terms)) as tag
            where status = 'published' and unpublish_at is null and url <> '') as fact
        group by site_id, kind, key, type order by site_id, kind, key, type
        on conflict (site_id, kind, key, type) do update set count = live_tally.count + excluded.count;
      insert into live_title (site_id, post_id, type, category_id, publish_at, unpublish_at, title)
        select site_id, post_id, type, category_id, publish_at, unpublish_at, to_tsvector('plinth', title)
        from added where status <> 'private' and url <> '';
      insert into live_text (site_id, post_id, type, category_id, publish_at, unpublish_at, body)
        select site_id, post_id, type, category_id, publish_at, unpublish_at,
          setweight(to_tsvector('plinth', title), 'A') || setweight(to_tsvector('plinth', description), 'B') || to_tsvector('plinth', text)
        from added where status <> 'private' and url <> '';
      insert into search_word (site_id, word)
        select distinct added.site_id, word from added
          join live_text using (site_id, post_id), unnest(tsvector_to_array(body)) as word
        where length(word) between 3 and 40 and word ~ '^[[:alpha:]]+$'
        order by 1, 2 on conflict do nothing;
      return null;
    end $$;

    create or replace function live_replaced() returns trigger language plpgsql as $$
    begin
      delete from live_tag using removed where live_tag.site_id = removed.site_id and live_tag.post_id = removed.post_id;
      delete from live_title using removed where live_title.site_id = removed.site_id and live_title.post_id = removed.post_id;
      delete from live_text using removed where live_text.site_id = removed.site_id and live_text.post_id = removed.post_id;
      return null;
    end $$;

    create or replace function refresh_word_shares(site uuid) returns void language plpgsql as $$
    begin
      create temp table newest_text on commit drop as
        select live_title.title, live_text.body from live_text join live_title using (site_id, post_id)
        where live_text.site_id = site order by live_text.publish_at desc, live_text.post_id limit 2000;
      update search_word set share = 0, title_share = 0 where site_id = site and (share > 0 or title_share > 0);
      update search_word set share = ndoc / (select count(*)::real from newest_text)
        from ts_stat('select body from newest_text') as used
        where site_id = site and search_word.word = used.word and ndoc > (select count(*) from newest_text) / 200;
      update search_word set title_share = ndoc / (select count(*)::real from newest_text)
        from ts_stat('select title from newest_text') as used
        where site_id = site and search_word.word = used.word and ndoc > (select count(*) from newest_text) / 200;
      drop table newest_text;
    end $$;
  `.execute(db)
}
