/** A cart that is picked up keeps the name of who picks it up. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column pickup_name text not null default ''`.execute(db)
}
