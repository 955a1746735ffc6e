/** The address book of an account: several addresses, one the default; the first one is it until another is named. */
import type { Transaction } from 'kysely'
import type { Context, Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { problem } from '../problems.ts'
import type { Address, BookAddress } from '../schema.ts'

const limit = 20

type Of = Pick<Platform, 'siteId'>

/** The default first, then in the order in which they were added. */
export async function addressesOf(platform: Of, db: Db, userId: string | null): Promise<BookAddress[]> {
  if (userId === null) return []
  return db
    .selectFrom('customer_address')
    .select(['id', 'address', 'is_default'])
    .where('site_id', '=', platform.siteId)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export interface AddressWish {
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
  wish: AddressWish,
): Promise<void> {
  const { siteId } = context
  // Two saves at once must not both take the last place or the default.
  await db
    .selectFrom('user_account')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', userId)
    .forUpdate()
    .execute()
  const known = await addressesOf(context, db, userId)
  const before = known.find(({ id }) => id === wish.id)
  if (wish.id !== undefined && !before) throw problem('address.missing')
  if (!before && known.length >= limit) throw problem('address.too_many', { limit })
  const isDefault = wish.isDefault || known.length === 0 || before?.is_default === true
  const own = { address: JSON.stringify(wish.address), is_default: isDefault }
  if (isDefault)
    await db
      .updateTable('customer_address')
      .set({ is_default: false })
      .where('site_id', '=', siteId)
      .where('user_id', '=', userId)
      .execute()
  await (before
    ? db
        .updateTable('customer_address')
        .set(own)
        .where('site_id', '=', siteId)
        .where('id', '=', before.id)
        .execute()
    : db
        .insertInto('customer_address')
        .values({
          site_id: siteId,
          id: context.newId(),
          user_id: userId,
          created_at: context.clock.now(),
          ...own,
        })
        .execute())
}

/** The next one becomes the default where the default goes. @throws Problem address.missing (404) */
export async function removeAddress(
  platform: Of,
  db: Transaction<Database>,
  userId: string,
  id: string,
): Promise<void> {
  const { siteId } = platform
  const gone = await db
    .deleteFrom('customer_address')
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw problem('address.missing')
  const [next] = await addressesOf(platform, db, userId)
  if (next && !next.is_default)
    await db
      .updateTable('customer_address')
      .set({ is_default: true })
      .where('site_id', '=', siteId)
      .where('id', '=', next.id)
      .execute()
}
