/** Links sent to somebody are found by an index when the account goes. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index user_token_user on user_token (site_id, user_id)`.execute(db)
}
