/** Any other allowed property by its CSS name: what is set at this place, and one more. */
import { useId, useState } from 'react'
import { allowedProperties, allowedProperty, isAllowedValue } from '#blocks/shell/styleRules.ts'
import { Disclosure } from './Disclosure.tsx'
import { namedProperties } from './styleFields.ts'
import { styleAt, type StylePlace } from './styleModel.ts'
import { look } from './texts/look.ts'
import { common } from '#ui/texts/common.ts'

interface OtherStylesProps {
  block: Readonly<Record<string, unknown>>
  place: StylePlace
  change(property: string): (value: string) => void
}

export function OtherStyles({ block, place, change }: OtherStylesProps) {
  const id = useId()
  const [name, setName] = useState('')
  const others = Object.entries(styleAt(block, place)).filter(([property]) => !namedProperties.has(property))
  const property = allowedProperty(name.trim())
  const isRefused = name.trim() !== '' && property === null
  return (
    <Disclosure className="editor-more" title={look.other_properties} open={others.length > 0}>
      {others.map(([own, value]) => (
        <OtherStyle key={own} property={own} value={value} onChange={change(own)} />
      ))}
      <div className="field">
        <label htmlFor={id}>{look.add_a_property}</label>
        <div className="editor-add">
          <input
            id={id}
            list={`${id}-names`}
            value={name}
            placeholder="letter-spacing"
            aria-invalid={isRefused}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setName(event.target.value)}
          />
          <button
            type="button"
            className="editor-quiet"
            disabled={property === null}
            onClick={() => {
              if (property) change(property)('inherit')
              setName('')
            }}
          >
            {common.add}
          </button>
        </div>
        <span className="help" id={`${id}-hint`}>
          {isRefused ? look.refused : look.by_name}
        </span>
        <datalist id={`${id}-names`}>
          <PropertyNames />
        </datalist>
      </div>
    </Disclosure>
  )
}

function PropertyNames() {
  return [...allowedProperties]
    .filter((one) => !namedProperties.has(one))
    .map((one) => <option key={one}>{one}</option>)
}

/** What may not be in a sheet is kept in the input, says so, and is not taken over. */
function OtherStyle({
  property,
  value,
  onChange,
}: {
  property: string
  value: string
  onChange(value: string): void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  const isRefused = shown.trim() !== '' && !isAllowedValue(shown)
  return (
    <div className="field">
      <label htmlFor={id}>{property}</label>
      <div className="editor-add">
        <input
          id={id}
          value={shown}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          onBlur={() => !isRefused && setTyped(null)}
          onChange={(event) => {
            setTyped(event.target.value)
            if (isAllowedValue(event.target.value)) onChange(event.target.value)
          }}
        />
        <button
          type="button"
          className="editor-quiet"
          aria-label={look.take_away({ property })}
          onClick={() => onChange('')}
        >
          ×
        </button>
      </div>
      {isRefused && (
        <span className="problem" role="status" id={`${id}-problem`}>
          {/\b(url|image|image-set|src)\(/i.test(shown) ? look.no_files : look.unusable}{' '}
          {look.stays({ value })}
        </span>
      )}
    </div>
  )
}
