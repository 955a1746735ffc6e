/** An import may make the categories that its file names and that are not there. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table csv_run add column makes_categories boolean not null default false, add column missing_categories jsonb not null default '[]'`.execute(
    db,
  )
}
