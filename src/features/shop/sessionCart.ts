/** The cart of whoever is asking, as calls answer it; the hint cookie is kept in step. */
import type { Context } from '#platform/context.ts'
import { cartOf, setCartHint, storeCookie, type Cart } from './cart.ts'
import type { ReadCart } from './cartLines.ts'
import { storeNamed, type ShopFacts, type Store } from './facts.ts'
import { emptyCartView, priceCart, viewOfCart } from './priceCart.ts'
import { problem } from './problems.ts'
import { rememberedRules } from './rules.ts'
import type { CartView } from './schema.ts'

/** @param found the cart as this very request has just read or made it */
export async function readCart(context: Context, found?: ReadCart): Promise<CartView> {
  const rules = await rememberedRules(context)
  const { facts } = rules
  const cart = found?.cart ?? (await cartOf(context))
  const view = cart
    ? viewOfCart(await priceCart(context, context.db, rules, { ...found, cart }), facts)
    : emptyCartView(facts, storeNamed(facts.stores, context.request.cookie(storeCookie)))
  keepStoreCookie(context, cart, facts)
  const count = view.items.reduce((whole, { quantity }) => whole + quantity, 0)
  if (count > 0 || context.request.cookie('plinth_cart') !== undefined) setCartHint(context.response, count)
  return view
}

/** A cart that was filled in another browser says where its owner shops: product pages read it from the cookie. */
function keepStoreCookie(context: Context, cart: Cart | null, { stores }: ShopFacts): void {
  const store = stores.find(({ id }) => id === cart?.store_id)
  if (store && context.request.cookie(storeCookie) !== store.slug) rememberStore(context, store)
}

/**
 * Returns the open store of that name, null where the shop has no store locations, so that there is nothing to choose.
 * @throws Problem store.unknown (422)
 */
export function openStore(facts: ShopFacts, slug: string): Store | null {
  if (facts.stores.length === 0 && slug === 'default') return null
  const store = facts.stores.find((one) => one.slug === slug)
  if (!store) throw problem('store.unknown', { store: slug })
  return store
}

/** Keeps in a cookie the store that the caller shops at. */
export function rememberStore(context: Context, store: Store): void {
  context.response.setCookie(storeCookie, store.slug, { httpOnly: false, maxAgeSeconds: 60 * 60 * 24 * 365 })
}

/**
 * Sets the store that the caller shops at; the cart is priced there from now on.
 * @throws Problem store.unknown (422)
 */
export async function chooseStore(context: Context, slug: string): Promise<void> {
  const { facts } = await rememberedRules(context)
  const store = openStore(facts, slug || 'default')
  if (!store) return
  rememberStore(context, store)
  const cart = await cartOf(context)
  if (!cart || cart.store_id === store.id) return
  await context.db
    .updateTable('cart')
    .set((column) => ({
      store_id: store.id,
      version: column('version', '+', 1),
      updated_at: context.clock.now(),
    }))
    .where('site_id', '=', context.siteId)
    .where('id', '=', cart.id)
    .where('state', '=', 'active')
    .execute()
}
