/** Time entry in two fields (F-UI-12). What is typed counts when both are left, or by Enter or a key with Ctrl. */
import { useState, type KeyboardEvent } from 'react'
import { fields } from './texts/fields.ts'
import { clampTimePart } from './timeEntry.ts'

interface TimeProps {
  /** Of the field for hours. */
  id?: string
  label: string
  /** `hh:mm`. */
  value: string
  onChange: (value: string) => void
}

export function TimeEntry({ id, label, value, onChange }: TimeProps) {
  const [typed, setTyped] = useState<{ hours?: string; minutes?: string }>({})
  const [hours = '00', minutes = '00'] = value.split(':')
  const shown = { hours, minutes, ...typed }
  function settle() {
    const settled = `${clampTimePart(shown.hours, 'hours')}:${clampTimePart(shown.minutes, 'minutes')}`
    setTyped({})
    if (settled !== value) onChange(settled)
  }
  const part = (name: 'hours' | 'minutes') => (
    <input
      id={name === 'hours' ? id : undefined}
      aria-label={name === 'hours' ? fields.hours_of({ label }) : fields.minutes_of({ label })}
      inputMode="numeric"
      size={2}
      maxLength={2}
      value={shown[name]}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      onBlur={() => name in typed && setTyped({ ...typed, [name]: clampTimePart(shown[name], name) })}
    />
  )
  return (
    <span
      className="row time-entry"
      role="group"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settle()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.ctrlKey || event.metaKey) settle()
      }}
    >
      {part('hours')}
      <span aria-hidden="true">:</span>
      {part('minutes')}
    </span>
  )
}
