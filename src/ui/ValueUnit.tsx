/** Value-plus-unit input (F-UI-07). */
import { useEffect, useState } from 'react'
import { duplexUnits, parseDuplex, writeDuplex } from './duplex.ts'

interface ValueUnitProps {
  id?: string
  label: string
  value: string
  onChange: (value: string) => void
}

export function ValueUnit({ id, label, value, onChange }: ValueUnitProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const parsed = parseDuplex(text)
  const isWrong = text !== '' && parsed === null
  return (
    <div className="joined">
      <input
        id={id} inputMode="decimal" aria-label={`${label}, number`} aria-invalid={isWrong}
        value={parsed ? String(parsed.value) : text}
        onChange={(event) => {
          const typed = event.target.value
          const next = parseDuplex(typed)
          setText(typed)
          if (typed === '') onChange('')
          else if (next) onChange(writeDuplex({ value: next.value, unit: next.unit === 'none' ? (parsed?.unit ?? 'none') : next.unit }))
        }}
      />
      <select
        aria-label={`${label}, unit`} value={parsed?.unit ?? 'none'}
        onChange={(event) => {
          const unit = duplexUnits.find((known) => known === event.target.value) ?? 'none'
          onChange(writeDuplex({ value: parsed?.value ?? 0, unit }))
        }}
      >
        {duplexUnits.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
    </div>
  )
}
