/** Entries that nobody has read are counted for the menu and for Home on every look: few rows among many. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index form_submission_unread on form_submission (site_id, form_id) where status = 'new'`.execute(
    db,
  )
}
