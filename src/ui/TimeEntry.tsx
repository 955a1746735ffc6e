/** Time entry in two fields (F-UI-12). */
import { useEffect, useState } from 'react'
import { clampTimePart } from './timeEntry.ts'

export function TimeEntry({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [hours, setHours] = useState(value.split(':')[0] ?? '')
  const [minutes, setMinutes] = useState(value.split(':')[1] ?? '')
  useEffect(() => {
    setHours(value.split(':')[0] ?? '')
    setMinutes(value.split(':')[1] ?? '')
  }, [value])
  function settle() {
    const settled = { hours: clampTimePart(hours, 'hours'), minutes: clampTimePart(minutes, 'minutes') }
    setHours(settled.hours)
    setMinutes(settled.minutes)
    onChange(`${settled.hours}:${settled.minutes}`)
  }
  return (
    <fieldset className="row">
      <legend className="hidden">{label}</legend>
      <span className="inline-controls row">
        <input aria-label={`${label}, hours`} inputMode="numeric" size={2} maxLength={2} value={hours} onChange={(event) => setHours(event.target.value)} onBlur={settle} />
        <span aria-hidden="true">:</span>
        <input aria-label={`${label}, minutes`} inputMode="numeric" size={2} maxLength={2} value={minutes} onChange={(event) => setMinutes(event.target.value)} onBlur={settle} />
      </span>
    </fieldset>
  )
}
