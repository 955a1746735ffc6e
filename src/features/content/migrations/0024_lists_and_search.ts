/**
 * Lists and search that stay quick at 100,000 posts: indexes in the order that lists show, counts that are kept instead
 * of taken, tags as rows, words without accents, and the vocabulary that mistyped words are looked up in.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;
    create text search configuration plinth (copy = simple);
    alter text search configuration plinth
      alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, simple;

    alter table live drop column search;
    alter table live alter column text set storage external;

    -- Narrow rows of what searches ask. The marks ~type and ~category stand among the words, so that the index finds
    -- both at once; no text holds a word that begins with ~.
    create table live_search (
      site_id uuid not null, post_id uuid not null, type text not null, category_id uuid, publish_at timestamptz not null,
      unpublish_at timestamptz, title tsvector not null, body tsvector not null,
      primary key (site_id, post_id),
      foreign key (site_id, post_id) references live (site_id, post_id) on delete cascade);
    alter table live_search alter column body set storage external;
    create index live_search_title on live_search using gin (title);
    create index live_search_body on live_search using gin (body);
    create index live_search_by_type on live_search (site_id, type, publish_at desc, post_id);
    create index live_search_by_time on live_search (site_id, publish_at desc, post_id);

    drop index live_by_type, live_by_category;
    create index live_by_time on live (site_id, publish_at desc, post_id) include (status, unpublish_at) where url <> '';
    create index live_by_type on live (site_id, type, publish_at desc, post_id) include (status, unpublish_at);
    create index live_by_category on live (site_id, category_id, publish_at desc, post_id) include (type, status, unpublish_at, url);
    create index live_by_title on live (site_id, type, title, post_id) include (status, publish_at, unpublish_at);
    create index live_by_change on live (site_id, type, updated_at desc, post_id) include (status, publish_at, unpublish_at);
    create index live_timed on live (site_id, type) where status = 'scheduled' or unpublish_at is not null;

    create table live_tag (
      site_id uuid not null, tag text not null, post_id uuid not null, type text not null, url text not null,
      status text not null, publish_at timestamptz not null, unpublish_at timestamptz,
      primary key (site_id, tag, post_id),
      foreign key (site_id, post_id) references live (site_id, post_id) on delete cascade);
    create index live_tag_by_time on live_tag (site_id, tag, publish_at desc, post_id) include (type, url, status, unpublish_at);
    create index live_tag_post on live_tag (site_id, post_id);
    drop index live_tags, live_terms;

    -- Published posts without an end, by type ('' and 'unlisted': without a page), category and tag.
    create table live_tally (
      site_id uuid not null, kind text not null, key text not null, type text not null, count bigint not null,
      primary key (site_id, kind, key, type));

    -- Shares: in how many of the newest texts and titles a word stands, where it is one in two hundred or more.
    create table search_word (
      site_id uuid not null, word text collate "C" not null, share real not null default 0, title_share real not null default 0,
      primary key (site_id, word));
    create index search_word_alike on search_word using gin (word gin_trgm_ops);

    -- What a post is filed under by name: its tags and, as ~id, its entries of own taxonomies.
    create function live_keys(tags text[], terms uuid[]) returns text[] language sql immutable parallel safe as
      $$ select array(select unnest(tags) union select '~' || unnest(terms)) $$;

    create function live_added() returns trigger language plpgsql as $$
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
      insert into live_search (site_id, post_id, type, category_id, publish_at, unpublish_at, title, body)
        select site_id, post_id, type, category_id, publish_at, unpublish_at, named || marks,
          setweight(named, 'A') || setweight(to_tsvector('plinth', description), 'B') || to_tsvector('plinth', text) || marks
        from added, to_tsvector('plinth', title) as named,
          array_to_tsvector(array_remove(array['~' || type, '~' || category_id::text], null)) as marks
        where status <> 'private' and url <> '';
      insert into search_word (site_id, word)
        select distinct added.site_id, word from added
          join live_search using (site_id, post_id), unnest(tsvector_to_array(body)) as word
        where length(word) between 3 and 40 and word ~ '^[[:alpha:]]+$'
        order by 1, 2 on conflict do nothing;
      return null;
    end $$;

    create function live_removed() returns trigger language plpgsql as $$
    begin
      insert into live_tally (site_id, kind, key, type, count)
        select site_id, kind, key, type, -count(*) from (
          select site_id, 'type' as kind, case when url = '' then 'unlisted' else '' end as key, type from removed
            where status = 'published' and unpublish_at is null
          union all select site_id, 'category', category_id::text, type from removed
            where status = 'published' and unpublish_at is null and category_id is not null and url <> ''
          union all select site_id, 'tag', tag, type from removed, unnest(live_keys(tags, terms)) as tag
            where status = 'published' and unpublish_at is null and url <> '') as fact
        group by site_id, kind, key, type order by site_id, kind, key, type
        on conflict (site_id, kind, key, type) do update set count = live_tally.count + excluded.count;
      return null;
    end $$;

    create function live_replaced() returns trigger language plpgsql as $$
    begin
      delete from live_tag using removed where live_tag.site_id = removed.site_id and live_tag.post_id = removed.post_id;
      delete from live_search using removed where live_search.site_id = removed.site_id and live_search.post_id = removed.post_id;
      return null;
    end $$;

    create function refresh_word_shares(site uuid) returns void language plpgsql as $$
    begin
      create temp table newest_text on commit drop as
        select title, body from live_search where site_id = site order by publish_at desc, post_id limit 2000;
      update search_word set share = 0, title_share = 0 where site_id = site and (share > 0 or title_share > 0);
      update search_word set share = ndoc / (select count(*)::real from newest_text)
        from ts_stat('select body from newest_text') as used
        where site_id = site and search_word.word = used.word and ndoc > (select count(*) from newest_text) / 200;
      update search_word set title_share = ndoc / (select count(*)::real from newest_text)
        from ts_stat('select title from newest_text') as used
        where site_id = site and search_word.word = used.word and ndoc > (select count(*) from newest_text) / 200;
      drop table newest_text;
    end $$;

    -- In the order of their names: what stood before is taken away, then what stands now is added.
    create trigger live_1_replaced after update on live
      referencing old table as removed for each statement execute function live_replaced();
    create trigger live_2_removed after update on live
      referencing old table as removed for each statement execute function live_removed();
    create trigger live_3_added after update on live
      referencing new table as added for each statement execute function live_added();
    create trigger live_added after insert on live
      referencing new table as added for each statement execute function live_added();
    create trigger live_removed after delete on live
      referencing old table as removed for each statement execute function live_removed();

    -- What stands already is counted by the same functions.
    update live set slug = slug;
    delete from live_tally where kind <> '';
    insert into live_tally (site_id, kind, key, type, count)
      select site_id, 'type', case when url = '' then 'unlisted' else '' end, type, count(*) from live
        where status = 'published' and unpublish_at is null group by 1, 2, 3, 4
      union all select site_id, 'category', category_id::text, type, count(*) from live
        where status = 'published' and unpublish_at is null and category_id is not null and url <> '' group by 1, 2, 3, 4
      union all select site_id, 'tag', tag, type, count(*) from live, unnest(live_keys(tags, terms)) as tag
        where status = 'published' and unpublish_at is null and url <> '' group by 1, 2, 3, 4;
  `.execute(db)
}
