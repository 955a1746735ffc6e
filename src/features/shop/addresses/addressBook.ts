/** The address book of an account: several addresses, one the default; the first one is it until another is named. */
import type { Transaction } from 'kysely'
import type { Context, Db } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { problem } from '../problems.ts'
import type { Address, BookAddress } from '../schema.ts'

const limit = 20

/** The default first, then in the order in which they were added. */
export async function addressesOf(db: Db, userId: string | null): Promise<BookAddress[]> {
  if (userId === null) return []
  return db
    .selectFrom('customer_address')
    .select(['id', 'address', 'is_default'])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export interface AddressChange {
  /** Absent: a new one. */
  id?: string
  address: Address
  isDefault: boolean
}

/** @throws Problem address.missing (404), address.too_many (422) */
export async function saveAddress(
  context: Context,
  db: Transaction<Database>,
  userId: string,
  change: AddressChange,
): Promise<void> {
  // Two saves at once must not both take the last place or the default.
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute()
  const known = await addressesOf(db, userId)
  const before = known.find(({ id }) => id === change.id)
  if (change.id !== undefined && !before) throw problem('address.missing')
  if (!before && known.length >= limit) throw problem('address.too_many', { limit })
  const isDefault = change.isDefault || known.length === 0 || before?.is_default === true
  const own = { address: JSON.stringify(change.address), is_default: isDefault }
  if (isDefault)
    await db
      .updateTable('customer_address')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .execute()
  await (before
    ? db.updateTable('customer_address').set(own).where('id', '=', before.id).execute()
    : db
        .insertInto('customer_address')
        .values({
          id: context.newId(),
          user_id: userId,
          created_at: context.clock.now(),
          ...own,
        })
        .execute())
}

/** The next one becomes the default where the default goes. @throws Problem address.missing (404) */
export async function removeAddress(db: Transaction<Database>, userId: string, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('customer_address')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw problem('address.missing')
  const [next] = await addressesOf(db, userId)
  if (next && !next.is_default)
    await db.updateTable('customer_address').set({ is_default: true }).where('id', '=', next.id).execute()
}
