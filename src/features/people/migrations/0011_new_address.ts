/** A new e-mail address waits in its confirmation until that is used: until then the account keeps the old one. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_token add column email text`.execute(db)
}
