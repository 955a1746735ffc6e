-- Pairs stand in search_word only while they are common: nobody mistypes them, but searches go about common words in another way.
create or replace function refresh_word_shares() returns void language plpgsql as $$
declare
  enough bigint;
  whole real;
begin
  create temp table newest_text on commit drop as
    select live_title.title, live_text.body from live_text join live_title using (post_id)
    order by live_text.publish_at desc, live_text.post_id limit 2000;
  select count(*) / 200, count(*) into enough, whole from newest_text;
  create temp table used on commit drop as
    select word, ndoc, 'share' as kind from ts_stat('select body from newest_text') where ndoc > enough
    union all select word, ndoc, 'title_share' from ts_stat('select title from newest_text') where ndoc > enough;
  update search_word set share = 0, title_share = 0 where share > 0 or title_share > 0;
  delete from search_word where word ~ '^[\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u2E80-\u2FDF\u3005-\u3007\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFD]{1,2}$' and word not in (select word from used);
  insert into search_word (word) select distinct word from used where word ~ '^[\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u2E80-\u2FDF\u3005-\u3007\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFD]{1,2}$' order by 1 on conflict do nothing;
  update search_word set share = ndoc / whole from used
    where search_word.word = used.word and kind = 'share';
  update search_word set title_share = ndoc / whole from used
    where search_word.word = used.word and kind = 'title_share';
  drop table newest_text, used;
end $$;
