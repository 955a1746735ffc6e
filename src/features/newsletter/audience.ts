/** Who an email goes to: everybody who is subscribed when it begins to go out. */
import type { Db } from '#platform/context.ts'

export async function countSubscribed(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('newsletter_subscriber')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', 'subscribed')
    .executeTakeFirstOrThrow()
  return Number(total)
}
