/** Draws the cart. It is personal, so the page carries an empty frame and the browser fetches the lines. */
import { useEffect, useRef } from 'react'
import { choiceText } from '#ui/choiceText.ts'
import { costText, formatPrice } from '#ui/price.ts'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import type { Cart, CartItem } from './data.ts'
import { StoreWarning } from '../product/StoreWarning.tsx'
import { useCart, type CartState } from './useCart.ts'
import { useCheckout } from './useCheckout.ts'
import { cart as cartTexts } from './texts/cart.ts'
import { common } from '#ui/texts/common.ts'

export default function CartView({ state }: ViewProps<{ shop_url?: string }>) {
  const control = useCart()
  const shopUrl = state.shop_url || '/t/products'
  if (control.failure)
    return (
      <p className="b-cart-frame" role="alert">
        {control.failure}
      </p>
    )
  if (!control.cart) {
    return (
      <div className="b-cart-frame" aria-busy="true">
        <p className="b-cart-loading">{cartTexts.loading}</p>
        <noscript>
          <p>{cartTexts.needs_javascript}</p>
        </noscript>
      </div>
    )
  }
  return <FilledCart control={control} cart={control.cart} shopUrl={shopUrl} />
}

/** The cart once it is known. */
export function FilledCart({ control, cart, shopUrl }: { control: CartState; cart: Cart; shopUrl: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  const checkout = useCheckout(cart, control)
  const lines = cart.items.filter((item) => !control.gone.has(item.id))
  const hasErrors = lines.some((item) => item.error)
  const price = (minor: number) => formatPrice(minor, cart.currency)
  const { begin } = checkout
  const isBegun = useRef(false)
  useEffect(() => {
    // Who pressed Buy now has decided: the form opens with the cart, once.
    if (isBegun.current || window.location.hash !== '#checkout' || cart.items.length === 0 || hasErrors)
      return
    isBegun.current = true
    void begin()
  }, [begin, cart.items.length, hasErrors])
  return (
    <div className="b-cart">
      <div className="b-cart-lines">
        <p className="b-cart-status" role="status" tabIndex={-1} ref={status}>
          {control.removed ? (
            <>
              {cartTexts.removed({ title: control.removed.title })}{' '}
              <button type="button" className="text-button" onClick={control.undo}>
                {common.undo}
              </button>
            </>
          ) : null}
        </p>
        {lines.length > 0 ? <Place cart={cart} isBusy={control.isBusy} onMove={control.move} /> : null}
        {control.warning ? (
          <StoreWarning
            warning={control.warning}
            onChange={() => control.move(control.warning?.store ?? '', true)}
            onKeep={control.stay}
          />
        ) : null}
        {lines.length === 0 ? (
          <div className="b-cart-empty">
            <p className="b-cart-empty-title">{cartTexts.empty}</p>
            <a className="button" href={shopUrl}>
              {cartTexts.to_shop}
            </a>
          </div>
        ) : (
          <ul>
            {lines.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                total={costText(item.total_minor ?? item.price_minor * item.quantity, cart.currency)}
                unit={item.has_price === false || item.price_minor === 0 ? null : price(item.price_minor)}
                onQuantity={(quantity) => control.setQuantity(item.id, quantity)}
                onRemove={() => {
                  control.remove(item)
                  status.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {lines.length > 0 ? (
        <section className="b-cart-summary" aria-label={common.summary}>
          <Totals
            cart={cart}
            isBegun={checkout.details !== null}
            isBusy={control.isBusy || control.gone.size > 0}
            price={price}
          />
          {checkout.details ? (
            <CheckoutForm
              checkout={checkout}
              cart={cart}
              shownTotal={cart.total_minor}
              price={price}
              isDisabled={
                cart.no_delivery === true || hasErrors || checkout.isBusy || control.removed !== null
              }
            />
          ) : (
            <button
              type="button"
              className="button"
              disabled={hasErrors || checkout.isBusy}
              aria-busy={checkout.isBusy}
              onClick={() => void checkout.begin()}
            >
              {checkout.isBusy ? cartTexts.one_moment : cartTexts.check_out}
            </button>
          )}
          {hasErrors ? (
            <p className="b-cart-note" role="status">
              {(cart.stores?.length ?? 0) > 1 ? cartTexts.wrong_items_or_store : cartTexts.wrong_items}
            </p>
          ) : null}
          <p className="b-cart-note">
            <a href={shopUrl}>{cartTexts.look_around}</a>
          </p>
        </section>
      ) : null}
    </div>
  )
}

interface TotalsProps {
  cart: Cart
  /** The checkout is open: shipping follows the address. */
  isBegun: boolean
  isBusy: boolean
  price(minor: number): string
}

/** What the cart comes to, line by line. */
function Totals({ cart, isBegun, isBusy, price }: TotalsProps) {
  return (
    <dl aria-live="polite" aria-busy={isBusy}>
      <dt>{common.subtotal}</dt>
      <dd>{price(cart.subtotal_minor)}</dd>
      <dt>{common.shipping}</dt>
      <dd>{shippingText(cart, isBegun)}</dd>
      {cart.discount_minor ? (
        <>
          <dt>{common.discount}</dt>
          <dd>−{price(cart.discount_minor)}</dd>
        </>
      ) : null}
      {cart.tax_minor > 0 && !isTaxIncluded(cart) ? (
        <>
          <dt>{common.tax}</dt>
          <dd>{price(cart.tax_minor)}</dd>
        </>
      ) : null}
      <dt className="b-cart-total">{common.total}</dt>
      <dd className="b-cart-total">{price(cart.total_minor)}</dd>
      {cart.tax_minor > 0 && isTaxIncluded(cart) ? (
        <>
          <dt className="b-cart-within">{cartTexts.includes_tax}</dt>
          <dd className="b-cart-within">{price(cart.tax_minor)}</dd>
        </>
      ) : null}
    </dl>
  )
}

/** True where the prices hold the tax already: then the other sums are the total without it. */
function isTaxIncluded({
  subtotal_minor: subtotal,
  discount_minor: discount = 0,
  shipping_minor: shipping,
  total_minor: total,
}: Cart): boolean {
  return subtotal - discount + shipping === total
}

/** What is known of the delivery's price: nothing before the address, in a shop that asks for one. */
function shippingText(cart: Cart, isBegun: boolean): string {
  if (cart.no_delivery) return cartTexts.not_delivered_there
  if (cart.delivery_gone) return cartTexts.not_chosen
  if (cart.needs_address && cart.estimated) return cartTexts.by_address
  if (cart.needs_address && !(isBegun && cart.shipping_options.length > 0) && cart.shipping_minor === 0)
    return cartTexts.by_address
  return costText(cart.shipping_minor, cart.currency)
}

/** Where the cart is sent from: another store has its own prices and stock. */
function Place({
  cart: { stores = [], current_store },
  isBusy,
  onMove,
}: {
  cart: Cart
  isBusy: boolean
  onMove(place: string): void
}) {
  if (stores.length < 2) return null
  return (
    <p className="field b-cart-place">
      <label htmlFor="cart-store">{cartTexts.sent_from}</label>
      <select
        id="cart-store"
        value={current_store ?? stores[0]?.value}
        aria-busy={isBusy}
        onChange={(event) => onMove(event.target.value)}
      >
        {stores.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </p>
  )
}

interface CartLineProps {
  item: CartItem
  /** null: it has none, or nothing is paid. */
  unit: string | null
  total: string
  onQuantity(quantity: number): void
  onRemove(): void
}

function CartLine({ item, unit, total, onQuantity, onRemove }: CartLineProps) {
  return (
    <li className={item.error ? 'b-cart-line b-cart-line-error' : 'b-cart-line'}>
      {item.image ? (
        <Picture src={item.image} box={[96, 120]} alt="" />
      ) : (
        <span className="b-cart-no-picture" />
      )}
      <div className="b-cart-what">
        <a href={item.url}>{item.title}</a>
        {item.choices.length > 0 ? <p>{item.choices.map(choiceText).join(', ')}</p> : null}
        {unit === null ? null : <p>{cartTexts.each({ unit })}</p>}
        {item.msg.length > 0 ? (
          <ul className="b-cart-messages">
            {item.msg.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="b-cart-how-many">
        <NumericSpinner
          label={cartTexts.quantity_of({ title: item.title })}
          value={item.quantity}
          min={1}
          max={9999}
          onChange={onQuantity}
        />
        <button
          type="button"
          className="text-button"
          aria-label={cartTexts.remove_item({ title: item.title })}
          onClick={onRemove}
        >
          {common.remove}
        </button>
      </div>
      <p className="b-cart-line-total">{item.has_price === false ? '–' : total}</p>
    </li>
  )
}
