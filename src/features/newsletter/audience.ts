/** Who an email goes to: everybody who is subscribed when it begins to go out. */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

export async function countSubscribed(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('newsletter_subscriber')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', 'subscribed')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Makes a row for each person whom an email goes to from now on. */
export async function addressToAll(db: Db, mailId: string, now: Date): Promise<void> {
  await sql`
    insert into newsletter_delivery (id, mail_id, subscriber_id, next_try_at)
    select gen_random_uuid(), ${mailId}, id, ${now} from newsletter_subscriber where state = 'subscribed'
    on conflict do nothing`.execute(db)
}
