/**
 * The use of a code leads to its order, which knows who the customer is. The column stays for programs from before, which
 * fill it; nobody reads it.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update discount_use set customer = null where customer is not null`.execute(db)
}
