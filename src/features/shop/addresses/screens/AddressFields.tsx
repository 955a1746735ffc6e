/** The fields of a postal address; the browser fills them where it is the viewer's own. */
import { countries } from '#blocks/cart/countries.ts'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import type { Address } from '../../schema.ts'
import { RegionField } from './RegionField.tsx'
import { addresses } from '../texts/addresses.ts'
import { common } from '#ui/texts/common.ts'

const all = countries()

const fields = [
  { name: 'name', title: common.name, fill: 'name' },
  { name: 'line1', title: addresses.street, fill: 'address-line1' },
  { name: 'line2', title: addresses.flat, fill: 'address-line2' },
  { name: 'postcode', title: addresses.postcode, fill: 'postal-code' },
  { name: 'city', title: addresses.town, fill: 'address-level2' },
] as const

interface AddressProps {
  /** Makes the ids of these fields unique on the screen. */
  id: string
  value: Address
  problems: Readonly<Record<string, string | undefined>>
  /** True: the browser may offer what it knows of the viewer. */
  isOwn?: boolean
  onChange: (value: Address) => void
}

export function AddressFields({ id, value, problems, isOwn = false, onChange }: AddressProps) {
  const fill = (token: string) => (isOwn ? `shipping ${token}` : 'off')
  return (
    <div className="part-fields">
      {fields.map(({ name, title, fill: token }) => (
        <Field
          key={name}
          name={`address.${name}`}
          id={`${id}-${name}`}
          title={title}
          problem={problems[name]}
        >
          {(ties) => (
            <input
              {...inputTies(ties)}
              autoComplete={fill(token)}
              maxLength={200}
              value={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field name="address.country" id={`${id}-country`} title={common.country} problem={problems.country}>
        {(ties) => (
          <select
            {...inputTies(ties)}
            autoComplete={fill('country')}
            value={value.country}
            onChange={(event) => onChange({ ...value, country: event.target.value, region: '' })}
          >
            <option value="">{common.choose}</option>
            {all.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <RegionField
        name="address.region"
        id={`${id}-region`}
        country={value.country}
        value={value.region}
        problem={problems.region}
        autoComplete={fill('address-level1')}
        onChange={(region) => onChange({ ...value, region })}
      />
      <Field name="address.phone" id={`${id}-phone`} title={addresses.phone}>
        {(ties) => (
          <input
            {...inputTies(ties)}
            type="tel"
            inputMode="tel"
            autoComplete={fill('tel')}
            maxLength={200}
            value={value.phone}
            onChange={(event) => onChange({ ...value, phone: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
