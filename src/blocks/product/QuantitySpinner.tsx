/** The numeric spinner of product and cart (F-CONST-11): digits and navigation keys, hold to repeat, clamped. */
import { useEffect, useRef, useState } from 'react'
import { spinner } from '#constants.ts'

export interface QuantitySpinnerProps {
  label: string
  value: number
  min?: number
  max?: number
  disabled?: boolean
  onChange(value: number): void
}

const navigation = new Set([
  'Backspace', 'Delete', 'Tab', 'Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End',
])

export function QuantitySpinner({ label, value, min = 1, max = 9999, disabled, onChange }: QuantitySpinnerProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  latest.current = value

  useEffect(() => () => clearTimeout(timer.current), [])

  const set = (next: number) => {
    setTyped(null)
    const clamped = Math.min(max, Math.max(min, next))
    latest.current = clamped
    if (clamped !== value) onChange(clamped)
  }
  const release = () => clearTimeout(timer.current)
  const hold = (step: number) => {
    const repeat = () => {
      set(latest.current + step)
      timer.current = setTimeout(repeat, spinner.repeatMs)
    }
    release()
    timer.current = setTimeout(repeat, spinner.holdDelayMs)
  }
  const stepper = (step: number, name: string, sign: string, isEnd: boolean) => (
    <button
      type="button"
      aria-label={`${name} ${label.toLowerCase()}`}
      disabled={disabled || isEnd}
      onClick={() => set(latest.current + step)}
      onPointerDown={() => hold(step)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    >
      {sign}
    </button>
  )

  return (
    <span className="spinner" role="group" aria-label={label}>
      {stepper(-spinner.step, 'Decrease', '−', value <= min)}
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed !== null) set(Number.parseInt(typed, 10) || min)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') set(value + spinner.step)
          else if (event.key === 'ArrowDown') set(value - spinner.step)
          else if (event.key === 'Enter') set(Number.parseInt(typed ?? String(value), 10) || min)
          else if (!navigation.has(event.key) && !/^[\d.-]$/.test(event.key) && !event.ctrlKey && !event.metaKey)
            return event.preventDefault()
          else return
          event.preventDefault()
        }}
      />
      {stepper(spinner.step, 'Increase', '+', value >= max)}
    </span>
  )
}
