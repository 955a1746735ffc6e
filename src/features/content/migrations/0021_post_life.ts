/** Entries of own taxonomies on posts, saved views of lists, and the orders that long lists are read in. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table post_version add column terms uuid[] not null default '{}';
    alter table live add column terms uuid[] not null default '{}';
    create index live_terms on live using gin (terms);

    create table saved_view (
      site_id uuid not null, id uuid not null, user_id uuid not null, screen text not null, title text not null,
      query text not null, is_shared boolean not null default false, created_at timestamptz not null,
      primary key (site_id, id));
    create index saved_view_of on saved_view (site_id, screen, user_id);

    -- One direction for all columns: a page is found by comparing (updated_at, id) with where the last one ended.
    drop index post_by_type;
    create index post_by_type on post (site_id, type, updated_at, id);
    create index post_by_creation on post (site_id, type, created_at, id);
    create index post_trashed on post (site_id, trashed_at) where trashed_at is not null;
    create index post_version_by_title on post_version (site_id, lower(title), post_id) where not is_working;
    create index live_due on live (site_id, publish_at) where status = 'scheduled';
    create index live_over on live (site_id, unpublish_at) where unpublish_at is not null;
  `.execute(db)
}
