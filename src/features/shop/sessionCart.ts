/** The cart of whoever is asking, as calls answer it; the hint cookie is kept in step. */
import type { Context } from '#platform/context.ts'
import { cartOf, setCartHint, storeCookie, type Cart } from './cart.ts'
import { shopFacts, storeNamed } from './facts.ts'
import { emptyCartView, priceCart, viewOfCart } from './priceCart.ts'
import { problem } from './problems.ts'
import type { CartView } from './schema.ts'

/** @param opened the cart that this very request made: its cookie has not come back yet */
export async function readCart(context: Context, opened?: Cart): Promise<CartView> {
  const facts = await shopFacts(context.db, context.siteId)
  const cart = opened ?? (await cartOf(context))
  const view = cart
    ? viewOfCart(await priceCart(context, context.db, facts, cart), facts)
    : emptyCartView(facts, storeNamed(facts.stores, context.request.cookie(storeCookie)))
  const count = view.items.reduce((whole, { quantity }) => whole + quantity, 0)
  if (count > 0 || context.request.cookie('plinth_cart') !== undefined) setCartHint(context.response, count)
  return view
}

/**
 * Sets the store that the caller shops at; the cart is priced there from now on.
 * @throws Problem store.unknown (422)
 */
export async function chooseStore(context: Context, slug: string, opened?: Cart): Promise<Cart | null> {
  const facts = await shopFacts(context.db, context.siteId)
  if (facts.stores.length === 0 && (slug === 'default' || slug === '')) {
    return opened ?? null
  }
  const store = facts.stores.find((one) => one.slug === slug)
  if (!store) throw problem('store.unknown', { store: slug })
  context.response.setCookie(storeCookie, store.slug, { httpOnly: false, maxAgeSeconds: 60 * 60 * 24 * 365 })
  const cart = opened ?? (await cartOf(context))
  if (!cart || cart.store_id === store.id) return cart
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
  return { ...cart, store_id: store.id }
}
