/** Where an order is sent to: an address that is known, or the fields of a new one. */
import { useEffect, useState } from 'react'
import { Book } from './AddressBook.tsx'
import { errorAttributes, Field, FieldError } from './CheckoutField.tsx'
import { countries, countryOfLanguage } from './countries.ts'
import type { CheckoutAddress, Details } from './useCheckout.ts'
import { cart as cartTexts } from './texts/cart.ts'
import { common } from '#ui/texts/common.ts'

interface Props {
  details: Details
  /** Country and region that the fields begin with. */
  place: Place
  onPlace(place: Place): void
  error(name: string): string | undefined
}

export function DeliveryAddress({ details, place, onPlace, error }: Props) {
  const { address } = details
  const offered = countries().filter(({ code }) => details.countries?.includes(code) ?? true)
  return (
    <>
      <Book
        addresses={details.addresses ?? []}
        chosen={address}
        countries={details.countries ?? null}
        onPick={(picked) => onPlace(placeOf(picked, details.countries ?? null))}
      />
      <div className="field">
        <label htmlFor="checkout-country">{common.country}</label>
        <select
          id="checkout-country"
          name="country"
          autoComplete="shipping country"
          defaultValue={place.country}
          {...errorAttributes('country', error('country'))}
        >
          <option value="">{cartTexts.please_choose}</option>
          {offered.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <FieldError name="country" error={error('country')} />
      </div>
      <Field
        name="name"
        title={common.name}
        autoComplete="shipping name"
        value={address?.name}
        error={error('name')}
      />
      <Field
        name="line1"
        title={cartTexts.street_and_number}
        autoComplete="shipping address-line1"
        value={address?.line1}
        error={error('line1')}
      />
      <Field
        name="line2"
        title={cartTexts.flat_floor_optional}
        autoComplete="shipping address-line2"
        value={address?.line2}
        error={error('line2')}
      />
      <div className="b-cart-pair">
        <Field
          name="postcode"
          title={cartTexts.postcode}
          autoComplete="shipping postal-code"
          value={address?.postcode}
          error={error('postcode')}
        />
        <Field
          name="city"
          title={cartTexts.town}
          autoComplete="shipping address-level2"
          value={address?.city}
          error={error('city')}
        />
      </div>
      <Region
        key={`${place.country} ${place.region}`}
        country={place.country}
        value={place.region}
        error={error('region')}
      />
      <Field
        name="phone"
        title={cartTexts.phone_optional}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        value={address?.phone}
        error={error('phone')}
      />
    </>
  )
}

export interface Place {
  country: string
  region: string
}

/** What the country and the region begin with: those of an address, else the country of the browser's language, where it is delivered to. */
export function placeOf(
  address: Partial<CheckoutAddress> | null | undefined,
  served: readonly string[] | null,
): Place {
  const known = address?.country || countryOfLanguage(navigator.language)
  const [only] = served ?? []
  const country = served === null || served.includes(known) ? known : (served.length === 1 && only) || ''
  return { country, region: country === address?.country ? (address.region ?? '') : '' }
}

type Regions = typeof import('./regions.ts')

/** The state or province: from the list of the country, which is fetched when the form opens; a free text elsewhere. */
function Region({ country, value, error }: { country: string; value: string; error: string | undefined }) {
  const [regions, setRegions] = useState<Regions | null>(null)
  useEffect(() => {
    let isGone = false
    // Without the lists the region is typed; the shop reads it all the same.
    import('./regions.ts').then(
      (loaded) => (isGone ? undefined : setRegions(loaded)),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  const list = regions?.regionsOf(country)
  if (!regions || !list)
    return (
      <Field
        name="region"
        title={cartTexts.region_optional}
        autoComplete="shipping address-level1"
        value={value}
        error={error}
      />
    )
  const isNeeded = regions.needsRegion(country)
  const kind = cartTexts.region_kind({ kind: regions.regionKind(country) })
  return (
    <div className="field">
      <label htmlFor="checkout-region">{isNeeded ? kind : cartTexts.optional({ title: kind })}</label>
      <select
        id="checkout-region"
        name="region"
        autoComplete="shipping address-level1"
        defaultValue={regions.regionCode(country, value) ?? ''}
        required={isNeeded}
        {...errorAttributes('region', error)}
      >
        <option value="">{cartTexts.please_choose}</option>
        {list.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <FieldError name="region" error={error} />
    </div>
  )
}
