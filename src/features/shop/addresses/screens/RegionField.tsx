/** The state or province of an address or a zone: from the list of its country, a free text where there is none. */
import { needsRegion, regionCode, regionKind, regionsOf } from '#blocks/cart/regions.ts'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { addresses } from '../texts/addresses.ts'
import { common } from '#ui/texts/common.ts'

interface RegionProps {
  /** As in the input of the call. */
  name: string
  id: string
  country: string
  value: string
  problem?: string
  autoComplete?: string
  /** What stands for no region in a zone; absent: an address, which says whether one is needed. */
  none?: string
  onChange: (region: string) => void
}

export function RegionField({
  name,
  id,
  country,
  value,
  problem,
  autoComplete = 'off',
  none,
  onChange,
}: RegionProps) {
  const list = regionsOf(country)
  const kind = addresses.region({ kind: regionKind(country) })
  // What was stored before and is on no list is shown, so that it can be put right.
  const code = regionCode(country, value) ?? value
  return (
    <Field
      name={name}
      id={id}
      title={none !== undefined || needsRegion(country) ? kind : addresses.optional({ title: kind })}
      problem={problem}
    >
      {(ties) =>
        list ? (
          <select
            {...inputTies(ties)}
            value={code}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{none ?? common.choose}</option>
            {code !== '' && !list.some((one) => one.code === code) && <option value={code}>{code}</option>}
            {list.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...inputTies(ties)}
            value={value}
            maxLength={60}
            placeholder={none}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
