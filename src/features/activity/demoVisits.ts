/** The visits that the demo made up. */
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/schema.ts'

export async function removeDemoVisits(db: Transaction<Database>): Promise<void> {
  await db.deleteFrom('activity').where('is_sample', '=', true).execute()
}
