/** Posts, versions, the live projection, taxonomies, types, redirects, references, and what the editor and the lists keep. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Titles stand in the order that people expect, by ICU: case and accents come second, and numbers count. It is the order of
    -- the columns themselves, so that every list and every index of them agrees.
    create collation title_order (provider = icu, locale = 'und-u-kn-true');

    create table post (
      id uuid not null, type text not null, created_by uuid, created_at timestamptz not null,
      updated_at timestamptz not null, trashed_at timestamptz, current_number int not null default 0,
      primary key (id));
    create index post_by_type on post (type, updated_at, id);
    create index post_by_creation on post (type, created_at, id);
    create index post_trashed on post (trashed_at) where trashed_at is not null;

    create table post_version (
      id uuid not null, post_id uuid not null, number int not null,
      branch text not null default 'live', locale text not null default '', author_id uuid,
      is_working boolean not null default false, based_on int, title text collate title_order not null,
      slug text not null, url text not null, description text not null default '',
      status text not null check (status in ('draft', 'pending', 'scheduled', 'published', 'private', 'trash')),
      value jsonb not null default '[]', metas jsonb not null default '[]', layout uuid,
      jxt_layout_template text not null default 'default', category_id uuid, tags text[] not null default '{}',
      parent_id uuid, publish_at timestamptz, unpublish_at timestamptz, schema_version int not null default 1,
      created_at timestamptz not null, terms uuid[] not null default '{}',
      primary key (id), foreign key (post_id) references post (id) on delete cascade);
    create unique index post_version_number on post_version (post_id, branch, locale, number)
      where not is_working;
    create index post_version_url on post_version (url) where not is_working and url <> '';
    create index post_version_post on post_version (post_id, number desc);
    create unique index post_version_working on post_version (post_id, branch, locale, author_id)
      where is_working;
    create index post_version_by_title on post_version (lower(title), post_id) where not is_working;
    create index post_version_sealed on post_version (id)
      where jsonb_path_exists(metas, '$[*] ? (@.name like_regex "_secret$" && @.value starts with "sealed:")');

    create table live (
      post_id uuid not null, version_id uuid not null, type text not null, url text not null,
      slug text not null, title text collate title_order not null, description text not null default '',
      status text not null, category_id uuid, tags text[] not null default '{}', parent_id uuid, created_by uuid,
      image text, publish_at timestamptz not null, unpublish_at timestamptz, updated_at timestamptz not null,
      text text not null default '', terms uuid[] not null default '{}', is_indexed boolean not null default true,
      primary key (post_id), foreign key (post_id) references post (id) on delete cascade,
      foreign key (version_id) references post_version (id));
    alter table live alter column text set storage external;
    create unique index live_url on live (url) where url <> '';
    create index live_due on live (publish_at) where status = 'scheduled';
    create index live_over on live (unpublish_at) where unpublish_at is not null;
    create index live_by_time on live (publish_at desc, post_id)
      include (status, unpublish_at) where url <> '';
    create index live_by_type on live (type, publish_at desc, post_id) include (status, unpublish_at);
    create index live_by_category on live (category_id, publish_at desc, post_id)
      include (type, status, unpublish_at, url);
    create index live_by_title on live (type, title, post_id) include (status, publish_at, unpublish_at);
    create index live_by_change on live (type, updated_at desc, post_id)
      include (status, publish_at, unpublish_at);
    create index live_timed on live (type) where status = 'scheduled' or unpublish_at is not null;
    create index live_indexed on live (post_id) where url <> '' and is_indexed;
    create index live_version on live (version_id);

    create table taxonomy (
      name text not null, title text collate title_order not null,
      is_hierarchical boolean not null,
      primary key (name));

    create table category (
      id uuid not null, taxonomy text not null, parent_id uuid,
      title text collate title_order not null, slug text not null, description text not null default '',
      position int not null default 0,
      primary key (id), unique (taxonomy, slug),
      foreign key (taxonomy) references taxonomy (name));
    create index category_by_id on category (id) include (parent_id);

    create table post_type (
      slug text not null, title text not null, plural text not null,
      definition jsonb not null default '{}', is_system boolean not null default false,
      created_at timestamptz not null,
      primary key (slug), unique (plural));

    create table redirect (
      id uuid not null, from_path text not null, to_path text not null,
      code int not null check (code in (301, 302, 308)), hits bigint not null default 0,
      created_at timestamptz not null,
      primary key (id), unique (from_path));

    create table reference (
      from_post_id uuid not null, to_kind text not null, to_id text not null,
      kind text not null,
      primary key (from_post_id, to_kind, to_id, kind));
    create index reference_to on reference (to_kind, to_id);

    create table saved_view (
      id uuid not null, user_id uuid not null, screen text not null, title text not null,
      query text not null, is_shared boolean not null default false, created_at timestamptz not null,
      primary key (id));
    create index saved_view_of on saved_view (screen, user_id);

    create table missing_path (
      path text not null, hits bigint not null default 0, first_at timestamptz not null,
      last_at timestamptz not null, referrer text not null default '', is_ignored boolean not null default false,
      primary key (path));
    create index missing_path_by_hits on missing_path (is_ignored, hits desc);

    create table component_error (
      post_id uuid not null, version_id uuid not null, message text not null,
      times int not null default 1, last_at timestamptz not null,
      primary key (post_id), foreign key (post_id) references post (id) on delete cascade);

    create table taxonomy_removal (
      id uuid not null, removed jsonb not null, removed_at timestamptz not null,
      primary key (id));

    create table post_presence (
      post_id uuid not null, tab text not null, user_id uuid not null,
      began_at timestamptz not null, seen_at timestamptz not null, is_writing boolean not null default false,
      writes_since timestamptz, asked_at timestamptz, refused_at timestamptz,
      primary key (post_id, tab),
      foreign key (post_id) references post (id) on delete cascade,
      foreign key (user_id) references user_account (id) on delete cascade);
    create unique index post_presence_writer on post_presence (post_id) where is_writing;

    create table preview_link (
      id uuid not null, post_id uuid not null, made_by uuid not null,
      token_hash bytea not null unique, version int not null, shown jsonb not null, created_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (id), foreign key (post_id) references post (id) on delete cascade,
      foreign key (made_by) references user_account (id) on delete cascade);
    create index preview_link_post on preview_link (post_id, ends_at);
    create index preview_link_maker on preview_link (made_by);
  `.execute(db)
}
