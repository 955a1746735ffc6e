/** What is known of each stored file; the bytes are in the storage. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media (
      id uuid not null, root text not null check (root in ('public', 'private')),
      folder text not null, name text not null, title text not null, alt text not null default '',
      status text not null default 'active' check (status in ('active', 'review', 'archived')),
      content_type text not null, width int, height int, bytes bigint not null, tags text[] not null default '{}',
      created_by uuid, created_at timestamptz not null, fitted_at timestamptz,
      primary key (id), unique (root, folder, name));
    create index media_newest on media (root, created_at desc, id);
    create index media_unfitted on media (id) where fitted_at is null and root = 'public';
    create index media_in_folder on media (root, folder, created_at desc, id desc);
  `.execute(db)
}
