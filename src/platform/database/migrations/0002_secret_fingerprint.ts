/** The site remembers which secret its sealed values and its signatures were made with, by a fingerprint that gives nothing away. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column secret_fingerprint text`.execute(db)
}
