/** Range input (F-UI-14). */
import { rangeValue } from './rangeValue.ts'

interface RangeProps {
  id?: string
  label: string
  value: number
  min: number
  max: number
  step?: number
  decimals?: number
  onChange: (value: number) => void
}

export function RangeInput({ id, label, value, min, max, step, decimals = 2, onChange }: RangeProps) {
  const shown = rangeValue(value, { min, max, decimals })
  return (
    <span className="row">
      <input
        id={id}
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step ?? 10 ** -decimals}
        value={shown}
        onChange={(event) => onChange(rangeValue(Number(event.target.value), { min, max, decimals }))}
      />
      <output>{shown}</output>
    </span>
  )
}
