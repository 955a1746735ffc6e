/** What went wrong in visitors' browsers inside a post component's code, for administrators. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table component_error (
      site_id uuid not null, post_id uuid not null, version_id uuid not null, message text not null,
      times int not null default 1, last_at timestamptz not null,
      primary key (site_id, post_id),
      foreign key (site_id, post_id) references post (site_id, id) on delete cascade);
  `.execute(db)
}
