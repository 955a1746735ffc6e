/** The deliveries that are offered for a cart, and the one that is chosen. */
import { costText } from '#ui/price.ts'
import type { Cart } from './data.ts'
import { errorAttributes, FieldError } from './CheckoutField.tsx'
import { cart as cartTexts } from './texts/cart.ts'

/** It may be sent, and what that costs is known once there is an address. */
export function isByAddress({ shipping_options: options }: Cart, delivers: boolean): boolean {
  return delivers && options.length > 0 && options.every(({ is_pickup }) => is_pickup)
}

/**
 * What is marked in the list: what was tapped last, while the cart is offered it, else what the sums count.
 * @returns '' for sending it to an address that is not known yet, null for nothing
 */
export function chosenDelivery(cart: Cart, picked: string | null, delivers: boolean): string | null {
  const isOffered =
    picked === '' ? isByAddress(cart, delivers) : cart.shipping_options.some(({ id }) => id === picked)
  if (isOffered) return picked
  return cart.shipping_method ?? (isByAddress(cart, delivers) && !cart.delivery_gone ? '' : null)
}

interface DeliveryProps {
  cart: Cart
  chosen: string | null
  isByAddress: boolean
  error: string | undefined
}

/** Sent or picked up, and how: always the list of the cart as it is. */
export function Delivery({
  cart: { shipping_options: options, delivery_gone: isGone, currency },
  chosen,
  isByAddress: canAsk,
  error,
}: DeliveryProps) {
  if (options.length === 0) return null
  const isDropped = isGone === true && chosen === null
  const why = error ?? (isDropped ? cartTexts.delivery_gone : undefined)
  // The form hears of each change where it comes by; React wants to know that the mark is its own.
  const ways = [
    ...(canAsk ? [{ id: '', title: cartTexts.send_it_to_an_address, amount: cartTexts.by_address }] : []),
    ...options.map(({ id, title, amount_minor }) => ({
      id,
      title,
      amount: costText(amount_minor, currency),
    })),
  ]
  return (
    <fieldset className="b-cart-shipping" {...errorAttributes('shipping_method', why)}>
      <legend>{cartTexts.delivery}</legend>
      {ways.map(({ id, title, amount }) => (
        <label key={id}>
          <input
            type="radio"
            name="shipping_method"
            value={id}
            checked={id === chosen}
            onChange={() => undefined}
          />
          <span>{title}</span>
          <span>{amount}</span>
        </label>
      ))}
      <div aria-live="polite">
        <FieldError name="shipping_method" error={why} />
      </div>
    </fieldset>
  )
}
