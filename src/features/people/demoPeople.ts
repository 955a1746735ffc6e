/** The people of the demo: accounts without a password, so that nobody can sign in as them. */
import { sql, type Transaction } from 'kysely'
import type { Context, Db } from '#platform/context.ts'
import { isDemoRow, type DemoLeft } from '#platform/database/demoRows.ts'
import { runHook } from '#platform/hooks.ts'
import type { Database } from '#platform/database/schema.ts'

/** Only the id is noted: what an account holds belongs to nobody else. */
export async function noteDemoPeople(db: Db): Promise<void> {
  await sql`insert into demo_row (kind, row_id)
    select 'user_account', id::text from user_account where password_hash is null and role <> 'administrator'
    on conflict do nothing`.execute(db)
}

const left = (db: Db) =>
  db
    .selectFrom('user_account')
    .select(['id', 'avatar'])
    .where(isDemoRow('user_account'))
    // Whoever has been given a password since is somebody.
    .where('password_hash', 'is', null)

export async function countDemoPeople(db: Db, counts: DemoLeft): Promise<void> {
  counts.people += (await left(db).execute()).length
}

export async function removeDemoPeople(db: Transaction<Database>, context: Context): Promise<void> {
  for (const { id, avatar } of await left(db).forUpdate().execute()) {
    await runHook(context, db, 'user.removed', { userId: id, comments: 'remove', avatar })
    await db.deleteFrom('user_account').where('id', '=', id).execute()
  }
}
