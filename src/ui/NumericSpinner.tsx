/** Numeric spinner (F-UI-10): keys, clamp, step, hold to repeat. The only one: of the dashboard, products and the cart. */
import { inSentence } from '#platform/language/format.ts'
import { spinner } from './texts/spinner.ts'
import { useEffect, useRef, useState } from 'react'
import { clamp } from './clamp.ts'
import { spinnerAccepts, startHold, stepBy } from './spinnerRules.ts'

interface SpinnerProps {
  id?: string
  label: string
  /** NaN where what is typed is no number (`tellsAll`). */
  value: number
  min?: number
  max?: number
  step?: number
  disabled?: boolean
  /** What is below the minimum or no number is told and kept as it is typed: whoever uses it says what is wrong. */
  tellsAll?: boolean
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  onChange: (value: number) => void
}

const timers = {
  setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimeout: (timer: number) => window.clearTimeout(timer),
}

/** In a sentence, but names in the label keep their capitals. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

export function NumericSpinner({
  id,
  label,
  value,
  min,
  max,
  step,
  disabled,
  tellsAll = false,
  describedBy,
  isInvalid = false,
  onChange,
}: SpinnerProps) {
  const [text, setText] = useState(String(value))
  const latest = useRef(value)
  const stop = useRef<(() => void) | null>(null)
  const [shown, setShown] = useState(value)
  if (!Object.is(shown, value)) {
    setShown(value)
    if (!Number.isNaN(value)) setText(String(value))
  }
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => () => stop.current?.(), [])

  function set(next: number) {
    setText(String(next))
    if (next === latest.current) return
    latest.current = next
    onChange(next)
  }
  const turn = (direction: 1 | -1) => {
    const next = stepBy(Number.isNaN(latest.current) ? (min ?? 0) - direction : latest.current, direction, {
      min,
      max,
      step,
    })
    // At its end there is no further step for who goes on holding it.
    if (next === latest.current) stop.current?.()
    set(next)
  }
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
  // Told as switched off and no more than that: a button that is really off loses the focus to nowhere.
  const isLeast = min !== undefined && value <= min
  const isMost = max !== undefined && value >= max
  const isWrong = tellsAll && !(value >= (min ?? Number.NEGATIVE_INFINITY))

  return (
    <span className="spinner">
      <button
        type="button"
        aria-label={spinner.decrease({ label: inSentence(label) })}
        disabled={disabled}
        aria-disabled={isLeast || undefined}
        {...hold(-1)}
      >
        −
      </button>
      <input
        id={id}
        type="text"
        role="spinbutton"
        inputMode="decimal"
        aria-label={label}
        aria-valuenow={Number.isNaN(value) ? undefined : value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={describedBy}
        aria-invalid={isWrong || isInvalid || undefined}
        disabled={disabled}
        value={text}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            turn(event.key === 'ArrowUp' ? 1 : -1)
          } else if (!spinnerAccepts(event.key) && !event.metaKey && !event.ctrlKey) event.preventDefault()
        }}
        onChange={(event) => {
          setText(event.target.value)
          const typed = numberOf(event.target.value)
          const bounded = clamp(typed, { max, ...(!tellsAll && { min }) })
          if (tellsAll || bounded === typed) onChange(bounded)
        }}
        onBlur={() => {
          const typed = numberOf(text)
          if (tellsAll && !(typed >= (min ?? Number.NEGATIVE_INFINITY))) return
          set(clamp(Number.isNaN(typed) ? latest.current : typed, { min, max }))
        }}
      />
      <button
        type="button"
        aria-label={spinner.increase({ label: inSentence(label) })}
        disabled={disabled}
        aria-disabled={isMost || undefined}
        {...hold(1)}
      >
        +
      </button>
    </span>
  )
}
