/** Whoever writes amounts of the site's currency holds it still; a change of the currency waits for them, and they for it. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database/schema.ts'

const lockOf = () => sql`hashtextextended('shop.currency', 0)`

export async function holdCurrency(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf()})`.execute(db)
}

export async function takeCurrency(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf()})`.execute(db)
}
