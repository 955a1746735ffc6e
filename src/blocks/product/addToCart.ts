/** Adds a product to the cart and reloads the cart (F-SHOP-07). */
import { call } from '#platform/client/call.ts'
import type { Cart } from '../cart/data.ts'
import { messageOf, notify, announceCartCount } from '../visitorEvents.ts'
import { product } from './texts/product.ts'

export interface AddToCart {
  post_id: string | null
  /** Variant types and options to what was chosen. */
  value: Record<string, string>
  quantity: number
  current_store: string | null
}

/** The notice that stops an add before it is sent, or null. */
export function refusalOf(
  request: Pick<AddToCart, 'post_id' | 'quantity'>,
): { title: string; message: string } | null {
  if (!request.post_id) {
    return { title: product.no_product_id, message: product.no_product_id_more }
  }
  if (!Number.isInteger(request.quantity) || request.quantity < 1) {
    return {
      title: product.invalid_quantity,
      message: product.invalid_quantity_more,
    }
  }
  return null
}

/** Says in a notice why a wish cannot be sent. @returns false where it can */
export function refuse(request: Pick<AddToCart, 'post_id' | 'quantity'>): boolean {
  const refusal = refusalOf(request)
  if (refusal) notify({ ...refusal, kind: 'danger' })
  return refusal !== null
}

/** How many items a cart holds. */
export function itemCount(cart: Cart): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0)
}

/** Returns how many items the cart holds afterwards, or null when the add failed and a notice says why. */
export async function addToCart(request: AddToCart): Promise<number | null> {
  try {
    await call('POST', '/api/shop/cart', {
      post_id: request.post_id,
      value: request.value,
      quantity: request.quantity,
      ...(request.current_store ? { current_store: request.current_store } : {}),
    })
    const count = itemCount(await call<Cart>('GET', '/api/shop/cart'))
    announceCartCount(count)
    return count
  } catch (cause) {
    notify({ title: product.cart_error, message: messageOf(cause), kind: 'danger' })
    return null
  }
}
