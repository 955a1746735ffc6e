-- Each character with the one after it; the last of a run stands alone. As many as a tsvector can hold.
create or replace function unspaced_words(given text) returns tsvector language sql stable parallel safe as $$
  select coalesce(string_agg('''' || pair || ''':' || at, ' '), '')::tsvector from (
    select letter || case when next ~ '[\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u2E80-\u2FDF\u3005-\u3007\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFD]' then next else '' end as pair, row_number() over (order by place) as at
    from (select letter, lead(letter) over (order by place) as next, place
      from string_to_table(normalize(given, NFKC), null) with ordinality as every (letter, place)) as neighbour
    where letter ~ '[\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u2E80-\u2FDF\u3005-\u3007\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFD]' order by place limit 80000) as paired $$;
