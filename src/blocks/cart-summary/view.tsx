/** Draws the cart in short; it follows what other blocks of the page put into it. */
import { useEffect, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { formatPrice } from '#ui/price.ts'
import type { ViewProps } from '../block.ts'
import type { Cart } from '../cart/data.ts'
import { itemCount } from '../product/addToCart.ts'
import { cartSummary } from './texts/cartSummary.ts'
import { safeUrl } from '../shell/safeUrl.ts'

export interface CartSummaryState {
  title?: string
  cart_url?: string
  shows_items?: boolean
}

export default function CartSummary({ state, page }: ViewProps<CartSummaryState>) {
  const cart = useCartInShort(page.isCanvas)
  return (
    <div
      className="b-cart-short"
      role="group"
      aria-label={state.title || cartSummary.cart}
      aria-busy={cart === null && !page.isCanvas}
    >
      {state.title ? <h2 className="b-cart-short-title">{state.title}</h2> : null}
      {cart === null ? (
        <p className="b-cart-short-note">{page.isCanvas ? cartSummary.in_preview : cartSummary.loading}</p>
      ) : null}
      {cart && cart.items.length === 0 ? <p className="b-cart-short-note">{cartSummary.empty}</p> : null}
      {cart && cart.items.length > 0 ? (
        <>
          {state.shows_items === false ? null : (
            <ul>
              {cart.items.map((item) => (
                <li key={item.id}>
                  <a href={item.url}>{item.title}</a>
                  <span>× {item.quantity}</span>
                </li>
              ))}
            </ul>
          )}
          <p className="b-cart-short-total" aria-live="polite">
            <span>{cartSummary.items({ count: itemCount(cart) })}</span>
            <span>{formatPrice(cart.subtotal_minor, cart.currency)}</span>
          </p>
        </>
      ) : null}
      <p>
        <a className="button button-quiet button-small" href={safeUrl(state.cart_url) ?? '/cart'}>
          {cartSummary.view_cart}
        </a>
      </p>
    </div>
  )
}

/** The cart once it is known, and again whenever a block says that it has changed; null before. */
function useCartInShort(isCanvas: boolean): Cart | null {
  const [cart, setCart] = useState<Cart | null>(null)
  useEffect(() => {
    if (isCanvas) return
    // A cart that cannot be read leaves the way to its page, which says why.
    const load = () => void call<Cart>('GET', '/api/shop/cart').then(setCart, () => undefined)
    load()
    addEventListener('plinth:cart', load)
    return () => removeEventListener('plinth:cart', load)
  }, [isCanvas])
  return cart
}
