/** Draws the step before payment: short, with the keyboard and the autofill that each field needs. */
import { useEffect, useRef, useState } from 'react'
import type { Cart } from './data.ts'
import { isSent, type Checkout, type Details } from './useCheckout.ts'
import { errorAttributes, FieldError, Field } from './CheckoutField.tsx'
import { isByAddress, chosenDelivery, Delivery } from './DeliveryChoice.tsx'
import { DeliveryAddress, placeOf } from './DeliveryAddress.tsx'
import { cart as cartTexts } from './texts/cart.ts'
import { common } from '#ui/texts/common.ts'

interface Props {
  checkout: Checkout
  /** As it is now, however it was changed. */
  cart: Cart
  /** What the button says, in minor units. */
  shownTotal: number
  price(minor: number): string
  isDisabled: boolean
}

export function CheckoutForm({ checkout, cart, shownTotal, price, isDisabled }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { details, errors } = checkout
  useEffect(() => focusFirst(form.current, heading.current), [])
  const [picked, setPicked] = useState<string | null>(null)
  const [place, setPlace] = useState(() => placeOf(details?.address, details?.countries ?? null))
  const [isLater, setLater] = useState(details?.payment_method === 'manual')
  if (!details) return null
  const { address } = details
  const delivery = chosenDelivery(cart, picked, details.delivers === true)
  const isDelivered = isSent(delivery, details, cart)
  const isCollected = cart.shipping_options.some(({ id, is_pickup }) => id === delivery && is_pickup)
  // Where nothing is sent to is said at once; which of the fields decides it the shop alone knows.
  const unserved = cart.no_delivery && isDelivered ? cartTexts.address_not_delivered : undefined
  const error = (name: string) => errors.get(name) ?? (name === 'country' ? unserved : undefined)
  return (
    <form
      className="b-cart-checkout"
      ref={form}
      noValidate
      aria-label={cartTexts.checkout}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.name === 'shipping_method')
          setPicked(event.target.value)
        const country = String(new FormData(event.currentTarget).get('country') ?? '')
        if (country !== place.country) setPlace({ country, region: '' })
        setLater(new FormData(event.currentTarget).get('payment_method') === 'manual')
        checkout.keep(event.currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void checkout.pay(event.currentTarget, shownTotal)
      }}
    >
      <h2 className="b-cart-checkout-title" tabIndex={-1} ref={heading}>
        {cartTexts.your_details}
      </h2>
      <Field
        name="email"
        title={common.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={details.email ?? ''}
        error={error('email')}
      />
      <Delivery
        cart={cart}
        chosen={delivery}
        isByAddress={isByAddress(cart, details.delivers === true)}
        error={error('shipping_method')}
      />
      <div hidden={!isCollected}>
        <Field
          name="pickup_name"
          title={cartTexts.pickup_name}
          autoComplete="name"
          value={details.pickup_name || address?.name}
          error={error('pickup_name')}
        />
      </div>
      {/* Hidden, not gone: who changes back from picking up finds what was typed. */}
      <div className="b-cart-address" hidden={!isDelivered}>
        <DeliveryAddress details={details} place={place} onPlace={setPlace} error={error} />
      </div>
      {details.manual_payments && shownTotal > 0 ? (
        <PaymentChoice details={details} isLater={isLater} />
      ) : null}
      <Code
        applied={cart.discount_code ?? null}
        refused={cart.msg ?? []}
        error={error('discount_code')}
        isBusy={checkout.isBusy}
        onApply={(code) => void checkout.applyCode(form.current, code)}
      />
      <button type="submit" className="button" disabled={isDisabled} aria-busy={checkout.isBusy}>
        {checkout.isBusy
          ? cartTexts.one_moment
          : shownTotal === 0
            ? cartTexts.place_order
            : isLater
              ? cartTexts.order_for({ total: price(shownTotal) })
              : cartTexts.pay_amount({ total: price(shownTotal) })}
      </button>
    </form>
  )
}

function focusFirst(form: HTMLFormElement | null, heading: HTMLElement | null): void {
  // The button that opened the form is gone: the first field that is still to be filled goes on, else the heading.
  const fields = ['email', 'pickup_name', 'country', 'name', 'line1', 'postcode', 'city'].map((name) =>
    form?.elements.namedItem(name),
  )
  const empty = fields.find(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.value === '' &&
      field.checkVisibility(),
  )
  if (empty instanceof HTMLElement) empty.focus()
  else heading?.focus()
}

/** Paid now with a card, or later as the shop says. */
function PaymentChoice({ details, isLater }: { details: Details; isLater: boolean }) {
  return (
    <fieldset className="b-cart-shipping">
      <legend>{common.payment}</legend>
      {details.card_payments === false ? (
        <p className="muted">{cartTexts.no_card_payments}</p>
      ) : (
        <label>
          <input
            type="radio"
            name="payment_method"
            value="card"
            defaultChecked={details.payment_method !== 'manual'}
          />
          <span>{cartTexts.pay_now}</span>
        </label>
      )}
      <label>
        <input
          type="radio"
          name="payment_method"
          value="manual"
          defaultChecked={details.payment_method === 'manual'}
        />
        <span>{cartTexts.pay_later}</span>
      </label>
      <div aria-live="polite">
        {isLater && details.payment_instructions ? (
          <p className="b-cart-instructions">{details.payment_instructions}</p>
        ) : null}
      </div>
    </fieldset>
  )
}

interface CodeProps {
  /** The code that counts now. */
  applied: string | null
  /** Why the code that was taken does not count. */
  refused: readonly string[]
  error: string | undefined
  isBusy: boolean
  onApply(code: string | null): void
}

/** A discount code counts once it is asked for, never while it is half typed; Enter asks for it and pays nothing. */
function Code({ applied, refused, error, isBusy, onApply }: CodeProps) {
  const input = useRef<HTMLInputElement>(null)
  const apply = () =>
    input.current?.value.trim() ? onApply(input.current.value.trim()) : input.current?.focus()
  const why = error ?? (refused.length > 0 ? refused.join(' ') : undefined)
  const isTaken = applied !== null || refused.length > 0
  return (
    <div className="b-cart-code">
      {isTaken ? (
        <p className="b-cart-applied">
          {applied === null ? (
            <span>{cartTexts.discount_code_not_counted}</span>
          ) : (
            <span>
              {cartTexts.discount_code} <b>{applied}</b>
            </span>
          )}
          {/* It has the field's name, so that the form finds it when the code is refused; switched off it could not have the focus then. */}
          <button
            type="button"
            name="discount_code"
            className="text-button"
            aria-label={cartTexts.remove_code({ code: applied ?? '' }).trim()}
            aria-disabled={isBusy || undefined}
            aria-describedby={why && 'checkout-discount_code-error'}
            onClick={() => (isBusy ? undefined : onApply(null))}
          >
            {common.remove}
          </button>
        </p>
      ) : (
        <details>
          <summary>{cartTexts.discount_code}</summary>
          <div className="b-cart-apply">
            <input
              ref={input}
              id="checkout-discount_code"
              name="discount_code"
              aria-label={cartTexts.discount_code}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="done"
              spellCheck={false}
              maxLength={100}
              {...errorAttributes('discount_code', why)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                apply()
              }}
            />
            <button type="button" className="button button-quiet" disabled={isBusy} onClick={apply}>
              {cartTexts.apply}
            </button>
          </div>
        </details>
      )}
      <div aria-live="polite">
        <FieldError name="discount_code" error={why} />
      </div>
    </div>
  )
}
