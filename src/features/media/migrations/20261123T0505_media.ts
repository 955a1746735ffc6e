/** What is known of each stored file; the bytes are in the storage. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media (
      site_id uuid not null, id uuid not null, root text not null check (root in ('public', 'private')),
      folder text not null, name text not null, title text not null, alt text not null default '',
      status text not null default 'active' check (status in ('active', 'review', 'archived')),
      content_type text not null, width int, height int, bytes bigint not null, tags text[] not null default '{}',
      created_by uuid, created_at timestamptz not null, fitted_at timestamptz,
      primary key (site_id, id), unique (site_id, root, folder, name));
    create index media_newest on media (site_id, root, created_at desc, id);
    create index media_unfitted on media (site_id, id) where fitted_at is null and root = 'public';
    create index media_in_folder on media (site_id, root, folder, created_at desc, id desc);
  `.execute(db)
}
