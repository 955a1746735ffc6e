/** Numeric spinner (F-UI-10): keys, clamp, step, hold to repeat. */
import { useEffect, useRef, useState } from 'react'
import { clamp, spinnerAccepts, startHold, stepBy } from './spinnerRules.ts'

interface SpinnerProps {
  id?: string
  label: string
  value: number
  min?: number
  max?: number
  step?: number
  onChange: (value: number) => void
}

const timers = {
  setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimeout: (timer: number) => window.clearTimeout(timer),
}

export function NumericSpinner({ id, label, value, min, max, step, onChange }: SpinnerProps) {
  const [text, setText] = useState(String(value))
  const latest = useRef(value)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = value
    setText(String(value))
  }, [value])
  useEffect(() => () => stop.current?.(), [])

  function set(next: number) {
    latest.current = next
    setText(String(next))
    onChange(next)
  }
  const turn = (direction: 1 | -1) => set(stepBy(latest.current, direction, { min, max, step }))
  const hold = (direction: 1 | -1) => ({
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return
      stop.current?.()
      stop.current = startHold(() => turn(direction), timers)
    },
    onPointerUp: () => stop.current?.(),
    onPointerLeave: () => stop.current?.(),
    onPointerCancel: () => stop.current?.(),
    onClick: (event: React.MouseEvent) => {
      // A click without a pointer comes from the keyboard or an assistive device.
      if (event.detail === 0) turn(direction)
    },
  })

  return (
    <span className="spinner">
      <button type="button" aria-label={`${label}: less`} disabled={min !== undefined && value <= min} {...hold(-1)}>−</button>
      <input
        id={id} role="spinbutton" inputMode="decimal" aria-label={label} aria-valuenow={value} aria-valuemin={min}
        aria-valuemax={max} value={text}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            turn(event.key === 'ArrowUp' ? 1 : -1)
          } else if (!spinnerAccepts(event.key) && !event.metaKey && !event.ctrlKey) event.preventDefault()
        }}
        onChange={(event) => {
          setText(event.target.value)
          const typed = Number(event.target.value)
          if (event.target.value.trim() !== '' && Number.isFinite(typed)) onChange(clamp(typed, { min, max }))
        }}
        onBlur={() => {
          const typed = Number(text)
          set(clamp(text.trim() !== '' && Number.isFinite(typed) ? typed : latest.current, { min, max }))
        }}
      />
      <button type="button" aria-label={`${label}: more`} disabled={max !== undefined && value >= max} {...hold(1)}>+</button>
    </span>
  )
}
