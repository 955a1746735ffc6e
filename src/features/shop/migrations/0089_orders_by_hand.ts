/** An order that staff made for somebody names who made it; its payment page is asked for by its link, again and again. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column made_by uuid`.execute(db)
}
