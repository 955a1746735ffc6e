/** Addresses of the account, to choose one at the checkout. */
import { addressFields, type CheckoutAddress } from './useCheckout.ts'
import { cart } from './texts/cart.ts'

interface BookProps {
  addresses: readonly Partial<CheckoutAddress>[]
  chosen: Partial<CheckoutAddress> | null
  /** Where the shop delivers to; null: everywhere. */
  countries: readonly string[] | null
  onPick(address: Partial<CheckoutAddress>): void
}

const inOneLine = ({ name, line1, city }: Partial<CheckoutAddress>): string =>
  [name, line1, city].filter(Boolean).join(', ')

/** The addresses of the account: choosing one fills the fields, which stay free to be changed. */
export function Book({ addresses, chosen, countries: served, onPick }: BookProps) {
  const isChosen = (one: Partial<CheckoutAddress>) =>
    one.line1 === chosen?.line1 && one.city === chosen?.city && one.name === chosen?.name
  const first = addresses.findIndex(isChosen)
  if (addresses.length === 0 || (addresses.length === 1 && first === 0)) return null
  return (
    <div className="field">
      <label htmlFor="checkout-book">{cart.send_it_to}</label>
      <select
        id="checkout-book"
        defaultValue={first}
        onChange={({ currentTarget: { form, value } }) => {
          const picked = addresses[Number(value)]
          onPick(picked ?? {})
          for (const name of addressFields) {
            const field = form?.elements.namedItem(name)
            if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
              field.value = picked?.[name] ?? ''
          }
        }}
      >
        {addresses.map((one, index) => (
          <option
            key={`${one.name} ${one.line1} ${one.city}`}
            value={index}
            disabled={served !== null && !served.includes(one.country ?? '')}
          >
            {served !== null && !served.includes(one.country ?? '')
              ? cart.address_not_served({ address: inOneLine(one) })
              : inOneLine(one)}
          </option>
        ))}
        <option value={-1}>{cart.another_address}</option>
      </select>
    </div>
  )
}
