/** Which plugins are switched on, and the last failure of each plugin’s blocks on a page. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plugin (
      name text not null, is_enabled boolean not null, updated_at timestamptz not null,
      updated_by uuid,
      primary key (name));

    create table plugin_failure (
      name text not null, stamp text not null, type text not null, message text not null,
      path text not null, last_at timestamptz not null,
      primary key (name));
  `.execute(db)
}
