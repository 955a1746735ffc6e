/** Links that show a draft to people without an account: kept, so that they can be listed and taken back. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table preview_link (
      site_id uuid not null, id uuid not null, post_id uuid not null, made_by uuid not null, token_hash bytea not null unique,
      version int not null, shown jsonb not null, created_at timestamptz not null, ends_at timestamptz not null,
      primary key (site_id, id),
      foreign key (site_id, post_id) references post (site_id, id) on delete cascade,
      foreign key (site_id, made_by) references user_account (site_id, id) on delete cascade);
    create index preview_link_post on preview_link (site_id, post_id, ends_at);
    create index preview_link_maker on preview_link (site_id, made_by);
  `.execute(db)
}
