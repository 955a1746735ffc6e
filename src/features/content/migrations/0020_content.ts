/** Posts, versions, the live projection, taxonomies, types, redirects, references. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post (
      site_id uuid not null, id uuid not null, type text not null, created_by uuid,
      created_at timestamptz not null, updated_at timestamptz not null, trashed_at timestamptz,
      current_number int not null default 0, primary key (site_id, id));
    create index post_by_type on post (site_id, type, updated_at desc, id);

    create table post_version (
      site_id uuid not null, id uuid not null, post_id uuid not null, number int not null,
      branch text not null default 'live', locale text not null default '', author_id uuid,
      is_working boolean not null default false, based_on int, title text not null, slug text not null,
      url text not null, description text not null default '', status text not null
        check (status in ('draft', 'pending', 'scheduled', 'published', 'private', 'trash')),
      value jsonb not null default '[]', metas jsonb not null default '[]', layout uuid,
      jxt_layout_template text not null default 'default', category_id uuid, tags text[] not null default '{}',
      parent_id uuid, publish_at timestamptz, unpublish_at timestamptz, schema_version int not null default 1,
      created_at timestamptz not null,
      primary key (site_id, id),
      foreign key (site_id, post_id) references post (site_id, id) on delete cascade);
    create unique index post_version_number on post_version (site_id, post_id, branch, locale, number) where not is_working;
    create index post_version_url on post_version (site_id, url) where not is_working and url <> '';
    create index post_version_post on post_version (site_id, post_id, number desc);
    create unique index post_version_working on post_version (site_id, post_id, branch, locale, author_id) where is_working;

    create table live (
      site_id uuid not null, post_id uuid not null, version_id uuid not null, type text not null, url text not null,
      slug text not null, title text not null, description text not null default '', status text not null,
      category_id uuid, tags text[] not null default '{}', parent_id uuid, created_by uuid, image text,
      publish_at timestamptz not null, unpublish_at timestamptz, updated_at timestamptz not null,
      text text not null default '',
      search tsvector generated always as (
        setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', description), 'B')
        || to_tsvector('simple', text)) stored,
      primary key (site_id, post_id),
      foreign key (site_id, post_id) references post (site_id, id) on delete cascade,
      foreign key (site_id, version_id) references post_version (site_id, id));
    create unique index live_url on live (site_id, url) where url <> '';
    create index live_by_type on live (site_id, type, publish_at desc, post_id);
    create index live_by_category on live (site_id, category_id, publish_at desc, post_id);
    create index live_tags on live using gin (tags);
    create index live_search on live using gin (search);

    create table taxonomy (
      site_id uuid not null, name text not null, title text not null, is_hierarchical boolean not null,
      primary key (site_id, name));
    create table category (
      site_id uuid not null, id uuid not null, taxonomy text not null, parent_id uuid, title text not null,
      slug text not null, description text not null default '', position int not null default 0,
      primary key (site_id, id), unique (site_id, taxonomy, slug),
      foreign key (site_id, taxonomy) references taxonomy (site_id, name));

    create table post_type (
      site_id uuid not null, slug text not null, title text not null, plural text not null,
      definition jsonb not null default '{}', is_system boolean not null default false,
      created_at timestamptz not null, primary key (site_id, slug), unique (site_id, plural));

    create table redirect (
      site_id uuid not null, id uuid not null, from_path text not null, to_path text not null,
      code int not null check (code in (301, 302, 308)), hits bigint not null default 0,
      created_at timestamptz not null, primary key (site_id, id), unique (site_id, from_path));

    create table reference (
      site_id uuid not null, from_post_id uuid not null, to_kind text not null, to_id text not null, kind text not null,
      primary key (site_id, from_post_id, to_kind, to_id, kind));
    create index reference_to on reference (site_id, to_kind, to_id);
  `.execute(db)
}
