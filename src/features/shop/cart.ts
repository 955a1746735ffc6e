/**
 * Carts: found by the account or by a secret cookie, never by what a request says (SECURITY row 11). Lines hold a
 * variant and a quantity, no price: what they cost is read anew each time.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Context, Db, Platform, ResponseControls } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import type { ShopFacts } from './facts.ts'
import { storeNamed } from './facts.ts'
import { slug, type Dimension, type ProductOption } from './grammar.ts'
import { problem } from './problems.ts'
import type { Choice } from './schema.ts'
import type { CartTable } from './tables/carts.ts'

export type Cart = Selectable<CartTable>

export const cartCookie = 'plinth_cart_token'
export const cartHintCookie = 'plinth_cart'
export const storeCookie = 'plinth_store'
const cookieSeconds = 60 * 60 * 24 * 60
export const cartLimits = { lines: 200, quantity: 9999 } as const

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Returns the active cart of the account, or the one that the cookie names while nobody is signed in. */
export async function findCart(
  db: Db,
  siteId: string,
  owner: { userId: string | null; token: string | undefined },
): Promise<Cart | null> {
  const query = db.selectFrom('cart').selectAll().where('site_id', '=', siteId).where('state', '=', 'active')
  if (owner.userId) return (await query.where('user_id', '=', owner.userId).executeTakeFirst()) ?? null
  if (!owner.token) return null
  const found = await query
    .where('token_hash', '=', tokenHash(owner.token))
    .where('user_id', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

export function cartOf(context: Context, db: Db = context.db): Promise<Cart | null> {
  return findCart(db, context.siteId, {
    userId: context.viewer.id,
    token: context.request.cookie(cartCookie),
  })
}

/** Finds or makes the cart of whoever is asking; a new guest cart sets its cookie. */
export async function openCart(context: Context, db: Db, facts: ShopFacts): Promise<Cart> {
  const known = await cartOf(context, db)
  if (known) return known
  const token = randomBytes(32).toString('base64url')
  const now = context.clock.now()
  await db
    .insertInto('cart')
    .values({
      site_id: context.siteId,
      id: context.newId(),
      token_hash: tokenHash(token),
      user_id: context.viewer.id,
      store_id: storeNamed(facts.stores, context.request.cookie(storeCookie))?.id ?? null,
      currency: facts.currency,
      email: null,
      address: null,
      shipping_method_id: null,
      discount_id: null,
      state: 'active',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!context.viewer.id) setCartCookie(context.response, token)
  const made = await findCart(db, context.siteId, { userId: context.viewer.id, token })
  if (!made) throw problem('checkout.busy')
  return made
}

export function setCartCookie(response: ResponseControls, token: string): void {
  response.setCookie(cartCookie, token, { httpOnly: true, maxAgeSeconds: cookieSeconds })
}

/** The readable hint for public pages: how many pieces are in the cart. It proves nothing. */
export function setCartHint(response: ResponseControls, count: number): void {
  if (count > 0)
    response.setCookie(cartHintCookie, String(count), { httpOnly: false, maxAgeSeconds: cookieSeconds })
  else response.clearCookie(cartHintCookie)
}

export async function lockCart(
  db: Transaction<Database>,
  siteId: string,
  cartId: string,
): Promise<Cart | null> {
  const cart = await db
    .selectFrom('cart')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst()
  return cart ?? null
}

/** Counts a change of the cart. */
export async function touchCart(platform: Platform, db: Db, cart: Cart): Promise<void> {
  await db
    .updateTable('cart')
    .set((column) => ({ version: column('version', '+', 1), updated_at: platform.clock.now() }))
    .where('site_id', '=', platform.siteId)
    .where('id', '=', cart.id)
    .execute()
}

export interface Selected {
  variantKey: string
  choices: Choice[]
}

/**
 * Reads what a shopper chose: one option per dimension, one value per choosable option; other keys are ignored.
 * @throws Problem cart.option_unavailable (422)
 */
export function readSelection(
  dimensions: readonly Dimension[],
  options: readonly ProductOption[],
  value: ReadonlyMap<string, unknown>,
): Selected {
  const choices: Choice[] = []
  const parts: string[] = []
  for (const { type, options: allowed } of dimensions) {
    const wanted = value.get(type)
    const option = typeof wanted === 'string' ? allowed.find((one) => one.slug === slug(wanted)) : undefined
    if (!option) throw problem('cart.option_unavailable', { name: type })
    parts.push(`${type}_${option.slug}`)
    choices.push({ name: type, value: option.label, type: 'variant' })
  }
  for (const { name, values } of options) {
    const wanted = value.get(name)
    if (wanted === undefined || wanted === null || wanted === '') continue
    const known = typeof wanted === 'string' ? values.find((one) => slug(one) === slug(wanted)) : undefined
    if (known === undefined) throw problem('cart.option_unavailable', { name })
    choices.push({ name, value: known, type: 'option' })
  }
  return { variantKey: parts.join('.') || 'default', choices }
}

function hashOfChoices(choices: readonly Choice[]): string {
  const own = choices.filter(({ type }) => type === 'option').map(({ name, value }) => [name, value])
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 32)
}

/** Whole pieces, at least one (F-SHOP-07). @throws Problem cart.quantity (422) */
export function wholeQuantity(value: unknown): number {
  const isFine =
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= cartLimits.quantity
  if (!isFine) throw problem('cart.quantity')
  return value
}

export interface Added {
  postId: string
  value: ReadonlyMap<string, unknown>
  quantity: number
  /** A shopper's second tap carries the same key and adds nothing. */
  idempotencyKey?: string
}

/** Adds pieces of a product to a cart; the same variant with the same choices grows its line. */
export async function addToCart(
  platform: Platform,
  db: Transaction<Database>,
  cartId: string,
  added: Added,
): Promise<void> {
  const { siteId } = platform
  const product = await db
    .selectFrom('product')
    .innerJoin('live', (join) =>
      join.onRef('live.post_id', '=', 'product.post_id').onRef('live.site_id', '=', 'product.site_id'),
    )
    .select(['product.dimensions', 'product.options'])
    .where('product.site_id', '=', siteId)
    .where('product.post_id', '=', added.postId)
    .where('live.status', '=', 'published')
    .where('live.publish_at', '<=', platform.clock.now())
    .executeTakeFirst()
  if (!product) throw problem('cart.product_missing', { id: added.postId })
  const { variantKey, choices } = readSelection(product.dimensions, product.options, added.value)
  const variant = await db
    .selectFrom('product_variant')
    .select('id')
    .where('site_id', '=', siteId)
    .where('post_id', '=', added.postId)
    .where('variant_key', '=', variantKey)
    .where('is_retired', '=', false)
    .executeTakeFirst()
  if (!variant) throw problem('cart.option_unavailable')
  const cart = await lockCart(db, siteId, cartId)
  if (!cart || cart.state !== 'active') throw problem('checkout.busy')
  if (added.idempotencyKey && !(await isFirst(platform, db, `cart.add ${cart.id}`, added.idempotencyKey)))
    return
  const lines = await db
    .selectFrom('cart_line')
    .select(['id', 'variant_id', 'choices_hash', 'quantity'])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cart.id)
    .execute()
  const hash = hashOfChoices(choices)
  const known = lines.find((line) => line.variant_id === variant.id && line.choices_hash === hash)
  if (known) {
    await db
      .updateTable('cart_line')
      .set({ quantity: wholeQuantity(known.quantity + added.quantity) })
      .where('site_id', '=', siteId)
      .where('id', '=', known.id)
      .execute()
  } else {
    if (lines.length >= cartLimits.lines) throw problem('cart.full', { limit: cartLimits.lines })
    await db
      .insertInto('cart_line')
      .values({
        site_id: siteId,
        id: platform.newId(),
        cart_id: cart.id,
        variant_id: variant.id,
        choices: JSON.stringify(choices),
        choices_hash: hash,
        quantity: added.quantity,
        added_at: platform.clock.now(),
      })
      .execute()
  }
  await touchCart(platform, db, cart)
}

async function isFirst(platform: Platform, db: Db, scope: string, key: string): Promise<boolean> {
  const result = await db
    .insertInto('idempotency')
    .values({
      site_id: platform.siteId,
      scope,
      key: key.slice(0, 200),
      request_hash: '',
      response: 'null',
      created_at: platform.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
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
  const cart = await lockCart(db, platform.siteId, cartId)
  if (!cart || cart.state !== 'active') throw problem('cart.line_missing')
  const line = await db
    .selectFrom('cart_line')
    .select('id')
    .where('site_id', '=', platform.siteId)
    .where('cart_id', '=', cart.id)
    .where('id', '=', change.lineId)
    .executeTakeFirst()
  if (!line) {
    if (change.quantity === null && !(await lineExists(db, platform.siteId, change.lineId))) return
    throw problem('cart.line_missing')
  }
  await (change.quantity === null
    ? db.deleteFrom('cart_line').where('site_id', '=', platform.siteId).where('id', '=', line.id).execute()
    : db
        .updateTable('cart_line')
        .set({ quantity: change.quantity })
        .where('site_id', '=', platform.siteId)
        .where('id', '=', line.id)
        .execute())
  await touchCart(platform, db, cart)
}

/** Removing a line twice is harmless; a line that stands in another cart is not found. */
async function lineExists(db: Db, siteId: string, lineId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cart_line')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', lineId)
    .executeTakeFirst()
  return row !== undefined
}
