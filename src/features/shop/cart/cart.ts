/**
 * Carts: found by the account or by a secret cookie, never by what a request says (SECURITY row 11). Lines hold a
 * variant and a quantity, no price: what they cost is read anew each time.
 */
import { createHash, randomBytes } from 'node:crypto'
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import type { Context, Db, Platform, ResponseControls } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { insertion, statement, type Statement } from '#platform/database/statement.ts'
import type { ShopContext } from '../pricing/shopContext.ts'
import { storeNamed } from '../pricing/shopContext.ts'
import { problem } from '../problems.ts'
import type { CartTable } from './tables.ts'

export type Cart = Selectable<CartTable>

export const cartCookie = 'plinth_cart_token'
export const cartHintCookie = 'plinth_cart'
export const storeCookie = 'plinth_store'
const cookieSeconds = 60 * 60 * 24 * 60
export const cartLimits = { lines: 200, quantity: 9999 } as const

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** How a cart is found: by its id, by the account it belongs to, or by the secret of a guest. */
export interface CartKey {
  by: 'id' | 'account' | 'guest'
  value: string | Buffer
}

/** A statement for each way in which a cart is found. @param make puts one together, given the condition on the cart */
export function byCartKey<Made>(
  make: (isWanted: (value: RawBuilder<CartKey['value']>) => RawBuilder<boolean>) => Made,
): Record<CartKey['by'], Made> {
  return {
    id: make((value) => sql`cart.id = ${value}`),
    account: make((value) => sql`cart.user_id = ${value}`),
    guest: make((value) => sql`cart.token_hash = ${value} and cart.user_id is null`),
  }
}

const activeCart = byCartKey((isWanted) =>
  statement<{ cart: CartKey['value'] }>()((db, slot) =>
    db
      .selectFrom('cart')
      .selectAll()
      .where('state', '=', 'active')
      .where(isWanted(slot('cart'))),
  ),
)

/** The statement that reads an active cart. */
export function cartQuery({ by, value }: CartKey): Statement<Cart> {
  return activeCart[by]({ cart: value })
}

export async function findCart(db: Db, key: CartKey): Promise<Cart | null> {
  const { rows } = await cartQuery(key).execute(db)
  return rows[0] ?? null
}

export function guestKey(token: string): CartKey {
  return { by: 'guest', value: tokenHash(token) }
}

/** Whose cart: the account's, or the one that the secret cookie names while nobody is signed in; null where neither can be. */
export function ownKey({ viewer, request }: Context): CartKey | null {
  if (viewer.id) return { by: 'account', value: viewer.id }
  const token = request.cookie(cartCookie)
  return token ? guestKey(token) : null
}

export async function cartOf(context: Context, db: Db = context.db): Promise<Cart | null> {
  const key = ownKey(context)
  return key && findCart(db, key)
}

/**
 * A cart that whoever is asking does not have yet, and the statement that makes it: it makes none where another request
 * of the same account was faster. A guest gets its cookie.
 */
export function newCart(context: Context, shop: ShopContext) {
  const id = context.newId()
  const token = randomBytes(32).toString('base64url')
  const now = context.clock.now()
  const insert = insertCart([
    {
      id,
      token_hash: tokenHash(token),
      user_id: context.viewer.id,
      store_id: storeNamed(shop.stores, context.request.cookie(storeCookie))?.id ?? null,
      currency: shop.currency,
      state: 'active',
      created_at: now,
      updated_at: now,
    },
  ])
  if (!context.viewer.id) setCartCookie(context.response, token)
  return { id, insert }
}

const insertCart = insertion(
  'cart',
  ['id', 'token_hash', 'user_id', 'store_id', 'currency', 'state', 'created_at', 'updated_at'],
  { ending: sql`on conflict do nothing` },
)

export function setCartCookie(response: ResponseControls, token: string): void {
  response.setCookie(cartCookie, token, { httpOnly: true, maxAgeSeconds: cookieSeconds })
}

/** The readable hint for public pages: how many items are in the cart. It proves nothing. */
export function setCartHint(response: ResponseControls, count: number): void {
  if (count > 0)
    response.setCookie(cartHintCookie, String(count), { httpOnly: false, maxAgeSeconds: cookieSeconds })
  else response.clearCookie(cartHintCookie)
}

/** The statement that locks a cart. */
export const cartLock = statement<{ cartId: string }>()((db, slot) =>
  db.selectFrom('cart').selectAll().where('id', '=', slot('cartId')).forUpdate(),
)

/** The statement that locks the cart that an order was made of: everybody locks it before the order. */
export const cartOfOrderLock = statement<{ orderId: string }>()((db, slot) => {
  const cartId = db.selectFrom('orders').select('cart_id').where('id', '=', slot('orderId'))
  return db.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate()
})

export async function lockCart(db: Transaction<Database>, cartId: string): Promise<Cart | null> {
  const { rows } = await cartLock({ cartId }).execute(db)
  return rows[0] ?? null
}

/** Counts a change of the cart. */
export async function touchCart(platform: Platform, db: Db, cart: Cart): Promise<void> {
  await db
    .updateTable('cart')
    .set((column) => ({ version: column('version', '+', 1), updated_at: platform.clock.now() }))
    .where('id', '=', cart.id)
    .execute()
}

/** Whole items, at least one (F-SHOP-07). @throws Problem cart.quantity (422) */
export function wholeQuantity(value: unknown): number {
  const isFine =
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= cartLimits.quantity
  if (!isFine) throw problem('cart.quantity')
  return value
}

/**
 * Sets a line's quantity, or removes the line: the same request twice changes nothing more.
 * @throws Problem cart.line_missing (404) for a line of somebody else's cart
 */
export async function changeLine(
  platform: Platform,
  db: Transaction<Database>,
  cartId: string,
  change: { lineId: string; quantity: number | null },
): Promise<void> {
  const cart = await lockCart(db, cartId)
  if (!cart || cart.state !== 'active') throw problem('cart.line_missing')
  const line = await db
    .selectFrom('cart_line')
    .select('id')
    .where('cart_id', '=', cart.id)
    .where('id', '=', change.lineId)
    .executeTakeFirst()
  if (!line) {
    if (change.quantity === null && !(await lineExists(db, change.lineId))) return
    throw problem('cart.line_missing')
  }
  await (change.quantity === null
    ? db.deleteFrom('cart_line').where('id', '=', line.id).execute()
    : db.updateTable('cart_line').set({ quantity: change.quantity }).where('id', '=', line.id).execute())
  await touchCart(platform, db, cart)
}

/** Removing a line twice is harmless; a line that is in another cart is not found. */
async function lineExists(db: Db, lineId: string): Promise<boolean> {
  const row = await db.selectFrom('cart_line').select('id').where('id', '=', lineId).executeTakeFirst()
  return row !== undefined
}
