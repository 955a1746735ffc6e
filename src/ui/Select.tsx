/** Select (F-UI-03): the browser's own, so that phones show theirs. */
export interface Choice {
  title: string
  value: string
}

interface SelectProps {
  id?: string
  label?: string
  value: string
  choices: readonly Choice[]
  placeholder?: string
  isDisabled?: boolean
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  onChange: (value: string) => void
}

export function Select({
  id,
  label,
  value,
  choices,
  placeholder,
  isDisabled,
  describedBy,
  isInvalid,
  onChange,
}: SelectProps) {
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <select
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {!isKnown && value !== '' && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  )
}
