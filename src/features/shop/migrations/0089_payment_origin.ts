/** Where the buyer called the shop: what a provider was asked for is asked again to the letter, by whoever asks. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column origin text not null default ''`.execute(db)
}
