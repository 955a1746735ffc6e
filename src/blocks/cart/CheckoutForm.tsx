/** Draws the step before payment: short, with the keyboard and the autofill that each field needs. */
import { useEffect, useRef } from 'react'
import { countries, countryOfLanguage } from './countries.ts'
import type { Checkout } from './useCheckout.ts'

interface Props {
  checkout: Checkout
  total: string
  price(minor: number): string
  isDisabled: boolean
}

export function CheckoutForm({ checkout, total, price, isDisabled }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { details, errors } = checkout
  useEffect(() => {
    const email = form.current?.elements.namedItem('email')
    if (email instanceof HTMLInputElement && email.value === '') email.focus()
  }, [])
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
      onChange={(event) => checkout.keep(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        void checkout.pay(event.currentTarget)
      }}
    >
      <Field name="email" title="E-mail" type="email" autoComplete="email" value={details.email ?? ''} error={error('email')} />
      {details.needs_address ? (
        <>
          <Field name="name" title="Name" autoComplete="name" value={address?.name} error={error('name')} />
          <Field name="line1" title="Street and number" autoComplete="address-line1" value={address?.line1} error={error('line1')} />
          <Field name="line2" title="Flat, floor (optional)" autoComplete="address-line2" value={address?.line2} error={error('line2')} />
          <div className="b-cart-pair">
            <Field name="postcode" title="Postcode" autoComplete="postal-code" value={address?.postcode} error={error('postcode')} />
            <Field name="city" title="Town" autoComplete="address-level2" value={address?.city} error={error('city')} />
          </div>
          <Field name="region" title="Region (optional)" autoComplete="address-level1" value={address?.region} error={error('region')} />
          <div className="field">
            <label htmlFor="checkout-country">Country</label>
            <select id="checkout-country" name="country" autoComplete="country" defaultValue={address?.country || countryOfLanguage(navigator.language)} aria-invalid={error('country') ? true : undefined}>
              <option value="">Please choose</option>
              {countries(language).map(({ code, name }) => (
                <option key={code} value={code}>{name}</option>
              ))}
            </select>
            {error('country') ? <p className="b-cart-error">{error('country')}</p> : null}
          </div>
        </>
      ) : null}
      {details.shipping_options.length > 0 ? (
        <fieldset className="b-cart-shipping">
          <legend>Delivery</legend>
          {details.shipping_options.map((option, i) => (
            <label key={option.id}>
              <input
                type="radio"
                name="shipping_method"
                value={option.id}
                defaultChecked={details.shipping_method ? option.id === details.shipping_method : i === 0}
              />
              <span>{option.title}</span>
              <span>{option.amount_minor === 0 ? 'Free' : price(option.amount_minor)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <details className="b-cart-code" open={Boolean(details.cart.discount_code) || errors.has('discount_code')}>
        <summary>Discount code</summary>
        <Field name="discount_code" title="Code" autoComplete="off" value={details.cart.discount_code ?? ''} error={error('discount_code')} />
      </details>
      <button type="submit" className="button" disabled={isDisabled} aria-busy={checkout.isBusy}>
        {checkout.isBusy ? 'Opening the payment…' : `Pay ${total}`}
      </button>
    </form>
  )
}

interface FieldProps {
  name: string
  title: string
  autoComplete: string
  value: string | undefined
  error: string | undefined
  type?: 'text' | 'email'
}

function Field({ name, title, autoComplete, value, error, type = 'text' }: FieldProps) {
  const id = `checkout-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? <p className="b-cart-error" id={`${id}-error`}>{error}</p> : null}
    </div>
  )
}
