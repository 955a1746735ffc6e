/** What a removal of a category, a tag or a taxonomy took away, so that it can be taken back. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table taxonomy_removal (
      site_id uuid not null, id uuid not null, removed jsonb not null, removed_at timestamptz not null,
      primary key (site_id, id));
  `.execute(db)
}
