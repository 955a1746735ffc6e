/** The subscription of an account that is taken along or given up: that of its email address, once the account has shown that it is its own. */
import type { Db } from '#platform/context.ts'

async function subscriptionOf(db: Db, userId: string) {
  return db
    .selectFrom('newsletter_subscriber as s')
    .innerJoin('user_account as u', 'u.email', 's.email')
    .select(['s.id', 's.email', 's.name', 's.state', 's.created_at', 's.changed_at'])
    .where('u.id', '=', userId)
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst()
}

export async function exportSubscription(
  db: Db,
  userId: string,
  into: Record<string, unknown>,
): Promise<void> {
  const found = await subscriptionOf(db, userId)
  if (!found) return
  const { id, ...person } = found
  const consents = await db
    .selectFrom('newsletter_consent')
    .select(['kind', 'at', 'ip', 'text', 'page_url'])
    .where('subscriber_id', '=', id)
    .orderBy('at')
    .execute()
  into.newsletter = {
    ...person,
    created_at: person.created_at.toISOString(),
    changed_at: person.changed_at.toISOString(),
    consents: consents.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}

export async function forgetSubscription(db: Db, userId: string): Promise<void> {
  const found = await subscriptionOf(db, userId)
  if (found) await db.deleteFrom('newsletter_subscriber').where('id', '=', found.id).execute()
}
