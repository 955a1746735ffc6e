/** Draws the step before payment: short, with the keyboard and the autofill that each field needs. */
import { useEffect, useRef, useState } from 'react'
import { countries, countryOfLanguage } from './countries.ts'
import { addressFields, asksAddress, type Checkout, type CheckoutAddress } from './useCheckout.ts'

interface Props {
  checkout: Checkout
  /** What the button says, in minor units. */
  shownTotal: number
  price(minor: number): string
  isDisabled: boolean
}

export function CheckoutForm({ checkout, shownTotal, price, isDisabled }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { details, errors } = checkout
  useEffect(() => {
    const email = form.current?.elements.namedItem('email')
    if (email instanceof HTMLInputElement && email.value === '') email.focus()
  }, [])
  // The form is not there yet when it is first drawn: what is stored decides then, what is chosen in it afterwards.
  const [isDelivered, setDelivered] = useState(() => asksAddress(null, details))
  const [isLater, setLater] = useState(details?.payment_method === 'manual')
  if (!details) return null
  const { address } = details
  const language = document.documentElement.lang || navigator.language
  const error = (name: string) => errors.get(name)
  return (
    <form
      className="b-cart-checkout"
      ref={form}
      noValidate
      aria-label="Checkout"
      onChange={(event) => {
        setDelivered(asksAddress(event.currentTarget, details))
        setLater(new FormData(event.currentTarget).get('payment_method') === 'manual')
        checkout.keep(event.currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void checkout.pay(event.currentTarget, shownTotal)
      }}
    >
      <Field name="email" title="E-mail" type="email" inputMode="email" autoComplete="email" value={details.email ?? ''} error={error('email')} />
      <Delivery details={details} price={price} />
      {/* Hidden, not gone: who changes back from picking up finds what was typed. */}
      <div className="b-cart-address" hidden={!isDelivered}>
        <Book addresses={details.addresses ?? []} chosen={address} />
        <Field name="name" title="Name" autoComplete="shipping name" value={address?.name} error={error('name')} />
        <Field name="line1" title="Street and number" autoComplete="shipping address-line1" value={address?.line1} error={error('line1')} />
        <Field name="line2" title="Flat, floor (optional)" autoComplete="shipping address-line2" value={address?.line2} error={error('line2')} />
        <div className="b-cart-pair">
          <Field name="postcode" title="Postcode" autoComplete="shipping postal-code" value={address?.postcode} error={error('postcode')} />
          <Field name="city" title="Town" autoComplete="shipping address-level2" value={address?.city} error={error('city')} />
        </div>
        <Field name="region" title="Region (optional)" autoComplete="shipping address-level1" value={address?.region} error={error('region')} />
        <div className="field">
          <label htmlFor="checkout-country">Country</label>
          <select
            id="checkout-country"
            name="country"
            autoComplete="shipping country"
            defaultValue={address?.country || countryOfLanguage(navigator.language)}
            {...told('country', error('country'))}
          >
            <option value="">Please choose</option>
            {countries(language).map(({ code, name }) => (
              <option key={code} value={code}>{name}</option>
            ))}
          </select>
          <FieldError name="country" error={error('country')} />
        </div>
        <Field name="phone" title="Telephone (optional)" type="tel" inputMode="tel" autoComplete="shipping tel" value={address?.phone} error={error('phone')} />
      </div>
      {details.manual_payments && shownTotal > 0 ? (
        <fieldset className="b-cart-shipping">
          <legend>Payment</legend>
          <label>
            <input type="radio" name="payment_method" value="card" defaultChecked={details.payment_method !== 'manual'} />
            <span>Pay now</span>
          </label>
          <label>
            <input type="radio" name="payment_method" value="manual" defaultChecked={details.payment_method === 'manual'} />
            <span>Pay later, by transfer or at the counter</span>
          </label>
        </fieldset>
      ) : null}
      <Code applied={details.cart.discount_code ?? null} error={error('discount_code')} isBusy={checkout.isBusy} onApply={(code) => void checkout.applyCode(form.current, code)} />
      <button type="submit" className="button" disabled={isDisabled} aria-busy={checkout.isBusy}>
        {checkout.isBusy ? 'One moment…' : shownTotal === 0 ? 'Place order' : isLater ? `Order for ${price(shownTotal)}` : `Pay ${price(shownTotal)}`}
      </button>
    </form>
  )
}

interface CodeProps {
  /** The code that counts now. */
  applied: string | null
  error: string | undefined
  isBusy: boolean
  onApply(code: string | null): void
}

/** A discount code counts once it is asked for, never while it is half typed; Enter asks for it and pays nothing. */
function Code({ applied, error, isBusy, onApply }: CodeProps) {
  const input = useRef<HTMLInputElement>(null)
  const apply = () => (input.current?.value.trim() ? onApply(input.current.value.trim()) : input.current?.focus())
  if (applied !== null) {
    return (
      <p className="b-cart-applied">
        <span>Discount code <b>{applied}</b></span>
        <button type="button" className="text-button" disabled={isBusy} onClick={() => onApply(null)}>Remove<span className="sr-only"> discount code {applied}</span></button>
      </p>
    )
  }
  return (
    <details className="b-cart-code">
      <summary>Discount code</summary>
      <div className="b-cart-apply">
        <input ref={input} id="checkout-discount_code" name="discount_code" aria-label="Discount code" autoComplete="off" autoCapitalize="characters" enterKeyHint="done" spellCheck={false} maxLength={100}
          {...told('discount_code', error)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }} />
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={apply}>Apply</button>
      </div>
      <FieldError name="discount_code" error={error} />
    </details>
  )
}

/** The addresses of the account: choosing one fills the fields, which stay free to be changed. */
function Book({ addresses, chosen }: { addresses: readonly Partial<CheckoutAddress>[]; chosen: Partial<CheckoutAddress> | null }) {
  const isChosen = (one: Partial<CheckoutAddress>) => one.line1 === chosen?.line1 && one.city === chosen?.city && one.name === chosen?.name
  const first = addresses.findIndex(isChosen)
  if (addresses.length === 0 || (addresses.length === 1 && first === 0)) return null
  return (
    <div className="field">
      <label htmlFor="checkout-book">Send it to</label>
      <select
        id="checkout-book"
        defaultValue={first}
        onChange={({ currentTarget: { form, value } }) => {
          const picked = addresses[Number(value)]
          for (const name of addressFields) {
            const field = form?.elements.namedItem(name)
            if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = picked?.[name] ?? ''
          }
        }}
      >
        {addresses.map((one, index) => (
          <option key={`${one.name} ${one.line1} ${one.city}`} value={index}>{[one.name, one.line1, one.city].filter(Boolean).join(', ')}</option>
        ))}
        <option value={-1}>Another address</option>
      </select>
    </div>
  )
}

/** Sent or picked up, and how; what sending costs is known once there is an address. */
function Delivery({ details, price }: { details: NonNullable<Checkout['details']>; price(minor: number): string }) {
  const { shipping_options: options, shipping_method: chosen } = details
  if (options.length === 0) return null
  const isByAddress = details.delivers === true && options.every(({ is_pickup }) => is_pickup)
  return (
    <fieldset className="b-cart-shipping">
      <legend>Delivery</legend>
      {isByAddress ? (
        <label>
          <input type="radio" name="shipping_method" value="" defaultChecked={chosen === null} />
          <span>Send it to an address</span>
          <span>By address</span>
        </label>
      ) : null}
      {options.map((option) => (
        <label key={option.id}>
          <input type="radio" name="shipping_method" value={option.id} defaultChecked={option.id === chosen} />
          <span>{option.title}</span>
          <span>{option.amount_minor === 0 ? 'Free' : price(option.amount_minor)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Ties a field to what is wrong with it. */
function told(name: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `checkout-${name}-error` } : {}
}

function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return error ? <p className="b-cart-error" id={`checkout-${name}-error`}>{error}</p> : null
}

interface FieldProps {
  name: string
  title: string
  autoComplete: string
  value: string | undefined
  error: string | undefined
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'tel'
}

function Field({ name, title, autoComplete, value, error, type = 'text', inputMode = 'text' }: FieldProps) {
  const id = `checkout-${name}`
  const isName = autoComplete.endsWith('name')
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : isName ? 'words' : undefined}
        spellCheck={false}
        maxLength={type === 'email' ? 254 : 200}
        defaultValue={value ?? ''}
        {...told(name, error)}
      />
      <FieldError name={name} error={error} />
    </div>
  )
}
