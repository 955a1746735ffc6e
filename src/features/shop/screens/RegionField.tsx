/** The state or province of an address or a zone: from the list of its country, a free text where there is none. */
import { needsRegion, regionCode, regionKind, regionsOf } from '#blocks/cart/regions.ts'

interface RegionProps {
  id: string
  country: string
  value: string
  problem?: string
  autoComplete?: string
  /** What stands for no region in a zone; absent: an address, which says whether one is needed. */
  none?: string
  onChange: (region: string) => void
}

export function RegionField({ id, country, value, problem, autoComplete = 'off', none, onChange }: RegionProps) {
  const list = regionsOf(country)
  const kind = regionKind(country)
  const told = problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}
  // What was stored before and is on no list is shown, so that it can be put right.
  const code = regionCode(country, value) ?? value
  return (
    <div className="field">
      <label htmlFor={id}>{none !== undefined || needsRegion(country) ? kind : `${kind} (optional)`}</label>
      {list ? (
        <select id={id} value={code} autoComplete={autoComplete} {...told} onChange={(event) => onChange(event.target.value)}>
          <option value="">{none ?? 'Choose'}</option>
          {code !== '' && !list.some((one) => one.code === code) && <option value={code}>{code}</option>}
          {list.map((one) => <option key={one.code} value={one.code}>{one.name}</option>)}
        </select>
      ) : (
        <input id={id} value={value} maxLength={60} placeholder={none} autoComplete={autoComplete} {...told} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem && <span className="problem" id={`${id}-problem`}>{problem}</span>}
    </div>
  )
}
