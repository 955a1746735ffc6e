/** A subscriber may have a name, as lists of other programs say it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_subscriber add column name text not null default ''`.execute(db)
}
