/** Which plugins are switched on. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plugin (
      site_id uuid not null, name text not null, is_enabled boolean not null, updated_at timestamptz not null,
      updated_by uuid, primary key (site_id, name));
  `.execute(db)
}
