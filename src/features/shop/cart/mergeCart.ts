/** What happens to a guest's cart when the guest signs in (F-SHOP-08). */
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Platform, RequestInfo } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { cartCookie, cartLimits, findCart, guestKey, lockCart, tokenHash, touchCart } from './cart.ts'

/**
 * A guest who signs in takes the cart along (F-SHOP-08, T6): lines of both are added up in the account's cart, and the
 * guest's token opens nothing afterwards. Stock that does not reach is flagged when the cart is read, not cut.
 */
export async function mergeCartAtSignIn(
  platform: Platform,
  db: Transaction<Database>,
  { userId, request }: { userId: string; request: RequestInfo },
): Promise<void> {
  const token = request.cookie(cartCookie)
  if (!token) return
  // One sign-in of an account at a time: twenty at once merge once.
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute()
  const first = {
    guest: await findCart(db, guestKey(token)),
    own: await findCart(db, { by: 'account', value: userId }),
  }
  const ids = [first.guest?.id, first.own?.id].filter((id) => id !== undefined).sort()
  for (const id of ids) await lockCart(db, id)
  const guest = await findCart(db, guestKey(token))
  if (!guest) return
  const own = await findCart(db, { by: 'account', value: userId })
  const newToken = tokenHash(randomBytes(32).toString('base64url'))
  const change = db.updateTable('cart').where('id', '=', guest.id)
  const now = platform.clock.now()
  if (!own) {
    await change.set({ user_id: userId, token_hash: newToken, updated_at: now }).execute()
    return
  }
  const lines = await db.selectFrom('cart_line').selectAll().where('cart_id', '=', guest.id).execute()
  for (const line of lines) {
    await db
      .insertInto('cart_line')
      .values({ ...line, choices: JSON.stringify(line.choices), id: platform.newId(), cart_id: own.id })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'variant_id', 'choices_hash']).doUpdateSet((column) => ({
          quantity: column.fn<number>('least', [
            column('cart_line.quantity', '+', line.quantity),
            column.val(cartLimits.quantity),
          ]),
        })),
      )
      .execute()
  }
  await change.set({ state: 'merged', token_hash: newToken, updated_at: now }).execute()
  await touchCart(platform, db, own)
}
