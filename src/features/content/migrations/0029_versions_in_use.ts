/** Whether a version is the published one is found by an index: removing old versions read all published posts for each. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index live_version on live (site_id, version_id)`.execute(db)
}
