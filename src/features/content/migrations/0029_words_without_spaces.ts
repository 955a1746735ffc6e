/**
 * Words of scripts that are written without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) are found in the middle
 * of a sentence: their texts stand in the index as pairs of neighbouring characters. Texts without such characters stay
 * as they are, and are not indexed again.
 */
import { sql, type Kysely } from 'kysely'
import type { Database } from '#platform/database/schema.ts'

/** The same characters as in ../unspaced.ts. */
const unspaced = String.raw`\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u2E80-\u2FDF\u3005-\u3007\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFD`
const signs = String.raw`\u3000-\u303F\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65`
const one = sql.lit(`[${unspaced}]`)
const oneOrTwo = sql.lit(`^[${unspaced}]{1,2}$`)
const lettersAndSigns = sql.lit(`[${unspaced}${signs}]+`)

export async function up(db: Kysely<Database>): Promise<void> {
  await sql`
    -- Each character with the one after it; the last of a run stands alone. As many as a tsvector can hold.
    create function unspaced_words(given text) returns tsvector language sql stable parallel safe as $$
      select coalesce(string_agg('''' || pair || ''':' || at, ' '), '')::tsvector from (
        select letter || case when next ~ ${one} then next else '' end as pair, row_number() over (order by place) as at
        from (select letter, lead(letter) over (order by place) as next, place
          from string_to_table(normalize(given, NFKC), null) with ordinality as every (letter, place)) as neighbour
        where letter ~ ${one} order by place limit 80000) as paired $$;

    create function words_of(given text) returns tsvector language sql stable parallel safe as $$
      select case when given ~ ${one}
        then unspaced_words(given) || to_tsvector('plinth', regexp_replace(given, ${lettersAndSigns}, ' ', 'g'))
        else to_tsvector('plinth', given) end $$;

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
        select site_id, post_id, type, category_id, publish_at, unpublish_at, words_of(title)
        from added where status <> 'private' and url <> '';
      insert into live_text (site_id, post_id, type, category_id, publish_at, unpublish_at, body)
        select site_id, post_id, type, category_id, publish_at, unpublish_at,
          setweight(words_of(title), 'A') || setweight(words_of(description), 'B') || words_of(text)
        from added where status <> 'private' and url <> '';
      insert into search_word (site_id, word)
        select distinct added.site_id, word from added
          join live_text using (site_id, post_id), unnest(tsvector_to_array(body)) as word
        where length(word) between 3 and 40 and word ~ '^[[:alpha:]]+$'
        order by 1, 2 on conflict do nothing;
      return null;
    end $$;

    -- Pairs stand in search_word only while they are common: nobody mistypes them, but searches go about common words in another way.
    create or replace function refresh_word_shares(site uuid) returns void language plpgsql as $$
    declare
      enough bigint;
      whole real;
    begin
      create temp table newest_text on commit drop as
        select live_title.title, live_text.body from live_text join live_title using (site_id, post_id)
        where live_text.site_id = site order by live_text.publish_at desc, live_text.post_id limit 2000;
      select count(*) / 200, count(*) into enough, whole from newest_text;
      create temp table used on commit drop as
        select word, ndoc, 'share' as kind from ts_stat('select body from newest_text') where ndoc > enough
        union all select word, ndoc, 'title_share' from ts_stat('select title from newest_text') where ndoc > enough;
      update search_word set share = 0, title_share = 0 where site_id = site and (share > 0 or title_share > 0);
      delete from search_word where site_id = site and word ~ ${oneOrTwo} and word not in (select word from used);
      insert into search_word (site_id, word) select distinct site, word from used where word ~ ${oneOrTwo} order by 2 on conflict do nothing;
      update search_word set share = ndoc / whole from used
        where site_id = site and search_word.word = used.word and kind = 'share';
      update search_word set title_share = ndoc / whole from used
        where site_id = site and search_word.word = used.word and kind = 'title_share';
      drop table newest_text, used;
    end $$;

    create temporary table again on commit drop as
      select site_id, post_id from live where title ~ ${one} or description ~ ${one} or text ~ ${one};
    update live_title set title = words_of(live.title) from again join live using (site_id, post_id)
      where live_title.site_id = again.site_id and live_title.post_id = again.post_id;
    update live_text set body = setweight(words_of(live.title), 'A') || setweight(words_of(live.description), 'B') || words_of(live.text)
      from again join live using (site_id, post_id)
      where live_text.site_id = again.site_id and live_text.post_id = again.post_id;
    delete from search_word where word ~ ${one};
    drop table again;
  `.execute(db)
}
