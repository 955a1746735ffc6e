/** Value-plus-unit input (F-UI-07). */
import { fields } from './texts/fields.ts'
import { useState } from 'react'
import { duplexUnits, parseDuplex, writeDuplex, type DuplexUnit } from './duplex.ts'

interface ValueUnitProps {
  id?: string
  label: string
  value: string
  /** The unit of a number that is typed into an empty field. */
  usualUnit?: DuplexUnit
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  onChange: (value: string) => void
}

/** The number as it was written, so that `1.` can be finished. */
const numberOf = (text: string): string => text.replace(/\s*(none|px|em|rem|vw|vh|%)\s*$/, '').trim()

export function ValueUnit({
  id,
  label,
  value,
  usualUnit = 'none',
  describedBy,
  isInvalid = false,
  onChange,
}: ValueUnitProps) {
  const unitOf = (text: string): DuplexUnit => parseDuplex(text)?.unit ?? usualUnit
  const [number, setNumber] = useState(numberOf(value))
  const [unit, setUnit] = useState(unitOf(value))
  const [last, setLast] = useState(value)
  // Changed from outside (undo, another block): the inputs follow.
  if (value !== last) {
    setLast(value)
    const shown = parseDuplex(`${number}${unit === 'none' ? '' : unit}`)
    if (value === '' ? number.trim() !== '' && shown !== null : !shown || writeDuplex(shown) !== value) {
      setNumber(numberOf(value))
      setUnit(unitOf(value))
    }
  }
  const isWrong = number.trim() !== '' && parseDuplex(number) === null
  function write(typed: string, of: DuplexUnit) {
    setNumber(typed)
    setUnit(of)
    const next = parseDuplex(typed)
    if (typed.trim() === '') onChange('')
    else if (next) onChange(writeDuplex({ value: next.value, unit: of }))
  }
  return (
    <div className="joined">
      <input
        id={id}
        inputMode="decimal"
        aria-label={fields.number_of({ label })}
        aria-describedby={describedBy}
        aria-invalid={isWrong || isInvalid}
        value={number}
        onChange={(event) => {
          const pasted = parseDuplex(event.target.value)
          if (pasted && pasted.unit !== 'none') write(numberOf(event.target.value), pasted.unit)
          else write(event.target.value, unit)
        }}
      />
      <select
        aria-label={fields.unit_of({ label })}
        value={unit}
        onChange={(event) =>
          write(number, duplexUnits.find((known) => known === event.target.value) ?? 'none')
        }
      >
        {duplexUnits.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </div>
  )
}
