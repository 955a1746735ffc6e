/** Settings of the site. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table option (
      name text not null, value jsonb not null, updated_at timestamptz not null,
      updated_by uuid,
      primary key (name));
  `.execute(db)
}
