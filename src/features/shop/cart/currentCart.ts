/** The cart of whoever is asking, as calls answer it; the hint cookie is kept in step. */
import type { Context, Db } from '#platform/context.ts'
import { cartOf, setCartHint, storeCookie, type Cart } from './cart.ts'
import type { ReadCart } from './cartLines.ts'
import { storeNamed, type ShopContext, type Store } from '../pricing/shopContext.ts'
import { emptyCartView, priceCart, viewOfCart } from './priceCart.ts'
import { problem } from '../problems.ts'
import { cachedRules, type ShopRules } from '../pricing/pricingRules.ts'
import type { CartView } from '../schema.ts'

/** @param found the cart as this very request has just read or made it */
export async function readCart(context: Context, found?: ReadCart): Promise<CartView> {
  const rules = await cachedRules(context)
  const { shop } = rules
  const cart = found?.cart ?? (await cartOf(context))
  const view = cart
    ? viewOfCart(await priceCart(context, context.db, rules, { ...found, cart }), shop)
    : emptyCartView(shop, storeNamed(shop.stores, context.request.cookie(storeCookie)))
  keepStoreCookie(context, cart, shop)
  const count = view.items.reduce((whole, { quantity }) => whole + quantity, 0)
  if (count > 0 || context.request.cookie('plinth_cart') !== undefined) setCartHint(context.response, count)
  return view
}

/** A cart that was filled in another browser says where its owner shops: product pages read it from the cookie. */
function keepStoreCookie(context: Context, cart: Cart | null, { stores }: ShopContext): void {
  const store = stores.find(({ id }) => id === cart?.store_id)
  if (store && context.request.cookie(storeCookie) !== store.slug) rememberStore(context, store)
}

/**
 * Returns the open store of that name, null where the shop has no store locations, so that there is nothing to choose.
 * @throws Problem store.unknown (422)
 */
export function openStore(shop: ShopContext, slug: string): Store | null {
  if (shop.stores.length === 0 && slug === 'default') return null
  const store = shop.stores.find((one) => one.slug === slug)
  if (!store) throw problem('store.unknown', { store: slug })
  return store
}

/** Keeps in a cookie the store that the caller shops at. */
export function rememberStore(context: Context, store: Store): void {
  context.response.setCookie(storeCookie, store.slug, { httpOnly: false, maxAgeSeconds: 60 * 60 * 24 * 365 })
}

/**
 * Sets the store that the caller shops at; the cart is priced there from now on.
 * @param onlyWhole nothing is changed where something can be had now and cannot be had there
 * @throws Problem store.unknown (422), store.lacks (409)
 */
export async function chooseStore(context: Context, slug: string, onlyWhole = false): Promise<void> {
  const rules = await cachedRules(context)
  const store = openStore(rules.shop, slug || 'default')
  if (!store) return
  const cart = await cartOf(context)
  if (cart && cart.store_id !== store.id) {
    await context.transaction(async (db) => {
      const before = onlyWhole ? await faultyLines(context, db, rules, cart) : null
      await db
        .updateTable('cart')
        .set((column) => ({
          store_id: store.id,
          version: column('version', '+', 1),
          updated_at: context.clock.now(),
        }))
        .where('id', '=', cart.id)
        .where('state', '=', 'active')
        .execute()
      if (!before) return
      const there = await faultyLines(context, db, rules, { ...cart, store_id: store.id })
      const lost = [...there].filter(([id]) => !before.has(id)).map(([, words]) => words)
      if (lost.length > 0) throw problem('store.lacks', { store: store.name, lacks: lost.join('; ') })
    })
  }
  rememberStore(context, store)
}

/** What of a cart cannot be had, in words, by the line's id. */
async function faultyLines(
  context: Context,
  db: Db,
  rules: ShopRules,
  cart: Cart,
): Promise<Map<string, string>> {
  const { lines } = await priceCart(context, db, rules, { cart })
  return new Map(
    lines
      .filter(({ messages }) => messages.length > 0)
      .map(({ id, title, messages }) => [id, `${title} (${messages.join(' ').replace(/\.$/, '')})`]),
  )
}
