/**
 * Lists and search that stay quick at 100,000 posts: counts that are kept instead of taken, tags as rows, words
 * without accents, and the vocabulary that mistyped words are looked up in. Triggers on live keep them (functions/).
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;
    create text search configuration plinth (copy = simple);
    alter text search configuration plinth
      alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, simple;

    create table live_tag (
      tag text not null, post_id uuid not null, type text not null, url text not null,
      status text not null, publish_at timestamptz not null, unpublish_at timestamptz,
      primary key (tag, post_id),
      foreign key (post_id) references live (post_id) on delete cascade);
    create index live_tag_by_time on live_tag (tag, publish_at desc, post_id)
      include (type, url, status, unpublish_at);
    create index live_tag_post on live_tag (post_id);
    create index live_tag_by_case on live_tag (lower(tag)) where left(tag, 1) not in ('~', '^');

    -- Published posts without an end, by type ('' and 'unlisted': without a page), category and tag.
    create table live_tally (
      kind text not null, key text not null, type text not null, count bigint not null,
      primary key (kind, key, type));

    -- What searches read, in two tables: narrow rows of titles, which a search reads by the thousand, and the wide rows of texts.
    create table live_title (
      post_id uuid not null, type text not null, category_id uuid,
      publish_at timestamptz not null, unpublish_at timestamptz, title tsvector not null,
      primary key (post_id),
      foreign key (post_id) references live (post_id) on delete cascade);
    create index live_title_words on live_title using gin (title);
    create index live_title_by_type on live_title (type, publish_at desc, post_id);
    create index live_title_by_time on live_title (publish_at desc, post_id);

    create table live_text (
      post_id uuid not null, type text not null, category_id uuid,
      publish_at timestamptz not null, unpublish_at timestamptz, body tsvector not null,
      primary key (post_id),
      foreign key (post_id) references live (post_id) on delete cascade);
    alter table live_text alter column body set storage external;
    create index live_text_words on live_text using gin (body);
    create index live_text_by_type on live_text (type, publish_at desc, post_id);
    create index live_text_by_time on live_text (publish_at desc, post_id);

    -- Shares: in how many of the newest texts and titles a word stands, where it is one in two hundred or more.
    create table search_word (
      word text collate "C" not null, share real not null default 0,
      title_share real not null default 0,
      primary key (word));
    create index search_word_alike on search_word using gin (word gin_trgm_ops);
  `.execute(db)
}
