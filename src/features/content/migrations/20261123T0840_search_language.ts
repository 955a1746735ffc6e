/** Searches stem in the site's language: which one the stems that are stored belong to. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_language (is_only boolean primary key default true check (is_only), stemmer text not null)`.execute(
    db,
  )
}
