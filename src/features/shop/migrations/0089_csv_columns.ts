/** Whoever reads a file is told which of its columns nobody reads. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table csv_run add column unknown_columns jsonb not null default '[]'`.execute(db)
}
