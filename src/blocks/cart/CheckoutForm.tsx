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
  const [place, setPlace] = useState(() => placeOf(details?.address, details?.countries ?? null))
  const [isLater, setLater] = useState(details?.payment_method === 'manual')
  if (!details) return null
  const { address } = details
  const language = document.documentElement.lang || navigator.language
  // Where nothing is sent to is said at once; which of the fields decides it the shop alone knows.
  const unserved = details.cart.no_delivery && isDelivered ? 'We do not deliver this order to that address.' : undefined
  const error = (name: string) => errors.get(name) ?? (name === 'country' ? unserved : undefined)
  const offered = countries(language).filter(({ code }) => details.countries?.includes(code) ?? true)
  return (
    <form
      className="b-cart-checkout"
      ref={form}
      noValidate
      aria-label="Checkout"
      onChange={(event) => {
        setDelivered(asksAddress(event.currentTarget, details))
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
      <Field name="email" title="E-mail" type="email" inputMode="email" autoComplete="email" value={details.email ?? ''} error={error('email')} />
      <Delivery details={details} price={price} />
      {/* Hidden, not gone: who changes back from picking up finds what was typed. */}
      <div className="b-cart-address" hidden={!isDelivered}>
        <Book addresses={details.addresses ?? []} chosen={address} countries={details.countries ?? null} onPick={(picked) => setPlace(placeOf(picked, details.countries ?? null))} />
        <div className="field">
          <label htmlFor="checkout-country">Country</label>
          <select
            id="checkout-country"
            name="country"
            autoComplete="shipping country"
            defaultValue={place.country}
            {...told('country', error('country'))}
          >
            <option value="">Please choose</option>
            {offered.map(({ code, name }) => (
              <option key={code} value={code}>{name}</option>
            ))}
          </select>
          <FieldError name="country" error={error('country')} />
        </div>
        <Field name="name" title="Name" autoComplete="shipping name" value={address?.name} error={error('name')} />
        <Field name="line1" title="Street and number" autoComplete="shipping address-line1" value={address?.line1} error={error('line1')} />
        <Field name="line2" title="Flat, floor (optional)" autoComplete="shipping address-line2" value={address?.line2} error={error('line2')} />
        <div className="b-cart-pair">
          <Field name="postcode" title="Postcode" autoComplete="shipping postal-code" value={address?.postcode} error={error('postcode')} />
          <Field name="city" title="Town" autoComplete="shipping address-level2" value={address?.city} error={error('city')} />
        </div>
        <Region key={`${place.country} ${place.region}`} country={place.country} value={place.region} error={error('region')} />
        <Field name="phone" title="Telephone (optional)" type="tel" inputMode="tel" autoComplete="shipping tel" value={address?.phone} error={error('phone')} />
      </div>
      {details.manual_payments && shownTotal > 0 ? (
        <fieldset className="b-cart-shipping">
          <legend>Payment</legend>
          {details.card_payments === false ? (
            <p className="muted">Paying now is not possible at the moment.</p>
          ) : (
            <label>
              <input type="radio" name="payment_method" value="card" defaultChecked={details.payment_method !== 'manual'} />
              <span>Pay now</span>
            </label>
          )}
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

interface Place {
  country: string
  region: string
}

/** What the country and the region begin with: those of an address, else the country of the browser's language, where it is delivered to. */
function placeOf(address: Partial<CheckoutAddress> | null | undefined, served: readonly string[] | null): Place {
  const known = address?.country || countryOfLanguage(navigator.language)
  const [only] = served ?? []
  const country = served === null || served.includes(known) ? known : ((served.length === 1 && only) || '')
  return { country, region: country === address?.country ? (address.region ?? '') : '' }
}

type Regions = typeof import('./regions.ts')

/** The state or province: from the list of the country, which is fetched when the form opens; a free text elsewhere. */
function Region({ country, value, error }: { country: string; value: string; error: string | undefined }) {
  const [regions, setRegions] = useState<Regions | null>(null)
  useEffect(() => {
    let isGone = false
    // Without the lists the region is typed; the shop reads it all the same.
    import('./regions.ts').then((loaded) => (isGone ? undefined : setRegions(loaded)), () => undefined)
    return () => {
      isGone = true
    }
  }, [])
  const list = regions?.regionsOf(country)
  if (!regions || !list) return <Field name="region" title="Region (optional)" autoComplete="shipping address-level1" value={value} error={error} />
  const isNeeded = regions.needsRegion(country)
  const kind = regions.regionKind(country)
  return (
    <div className="field">
      <label htmlFor="checkout-region">{isNeeded ? kind : `${kind} (optional)`}</label>
      <select
        id="checkout-region"
        name="region"
        autoComplete="shipping address-level1"
        defaultValue={regions.regionCode(country, value) ?? ''}
        required={isNeeded}
        {...told('region', error)}
      >
        <option value="">Please choose</option>
        {list.map(({ code, name }) => (
          <option key={code} value={code}>{name}</option>
        ))}
      </select>
      <FieldError name="region" error={error} />
    </div>
  )
}

interface BookProps {
  addresses: readonly Partial<CheckoutAddress>[]
  chosen: Partial<CheckoutAddress> | null
  /** Where the shop delivers to; null: everywhere. */
  countries: readonly string[] | null
  onPick(address: Partial<CheckoutAddress>): void
}

/** The addresses of the account: choosing one fills the fields, which stay free to be changed. */
function Book({ addresses, chosen, countries: served, onPick }: BookProps) {
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
          onPick(picked ?? {})
          for (const name of addressFields) {
            const field = form?.elements.namedItem(name)
            if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = picked?.[name] ?? ''
          }
        }}
      >
        {addresses.map((one, index) => (
          <option key={`${one.name} ${one.line1} ${one.city}`} value={index} disabled={served !== null && !served.includes(one.country ?? '')}>
            {[one.name, one.line1, one.city].filter(Boolean).join(', ')}
            {served !== null && !served.includes(one.country ?? '') ? ' (not delivered there)' : ''}
          </option>
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
