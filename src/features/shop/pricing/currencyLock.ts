/** Whoever writes amounts of the site's currency holds it still; a change of the currency waits for them, and they for it. */
import { sql, type Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'

const lockOf = ({ siteId }: Pick<Platform, 'siteId'>) =>
  sql`hashtextextended(${`shop.currency ${siteId}`}, 0)`

export async function holdCurrency(
  platform: Pick<Platform, 'siteId'>,
  db: Transaction<Database>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(platform)})`.execute(db)
}

export async function takeCurrency(
  platform: Pick<Platform, 'siteId'>,
  db: Transaction<Database>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(platform)})`.execute(db)
}
