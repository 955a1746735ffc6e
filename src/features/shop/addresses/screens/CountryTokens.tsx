/** Countries chosen by name, kept by code. */
import { X } from 'lucide-react'
import { countries, countryName } from '#blocks/cart/countries.ts'
import { addresses } from '../texts/addresses.ts'

const all = countries()

interface TokensProps {
  id: string
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
}

export function CountryTokens({ id, label, value, onChange }: TokensProps) {
  return (
    <div className="row">
      {value.map((code) => (
        <span key={code} className="token">
          {countryName(code)}
          <button
            type="button"
            aria-label={addresses.remove_country({ country: countryName(code) })}
            onClick={() => onChange(value.filter((one) => one !== code))}
          >
            <X size={13} aria-hidden />
          </button>
        </span>
      ))}
      <select
        id={id}
        aria-label={label}
        className="narrow"
        value=""
        onChange={(event) => onChange([...value, event.target.value])}
      >
        <option value="">{addresses.add_country}</option>
        {all
          .filter(({ code }) => !value.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
}
