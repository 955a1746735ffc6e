-- The stems of a text, each with = before it, that stand beside its words: a search for houses finds =hous wherever a house is.
-- A text with a script without spaces has none, so that its pairs and words fit into a tsvector.
create or replace function stems_of(given text, stemmer text) returns tsvector language sql stable parallel safe as $$
  select case when stemmer = '' or given ~ '[\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u2E80-\u2FDF\u3005-\u3007\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFD]' then ''::tsvector else coalesce((
    select string_agg('''=' || unaccent(lexeme) || ''':' || array_to_string(positions, ','), ' ')::tsvector
    from unnest(to_tsvector(stemmer::regconfig, given))
    where length(lexeme) <= 60 and lexeme ~ '^[[:alpha:]]+$'), '') end $$;
