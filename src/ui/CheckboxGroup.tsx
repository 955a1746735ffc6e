/** Checkbox list and radio list (F-UI-04, F-FORM-03). */
import { useId } from 'react'
import type { Choice } from './Select.tsx'
import { fields } from './texts/fields.ts'

interface ListProps {
  label: string
  choices: readonly Choice[]
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
}

export function CheckboxGroup({
  label,
  choices,
  value,
  describedBy,
  isInvalid,
  onChange,
}: ListProps & { value: readonly string[]; onChange: (value: string[]) => void }) {
  if (choices.length === 0) return <p className="muted">{fields.missing_choice_values}</p>
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="check">
          <input
            type="checkbox"
            aria-invalid={isInvalid || undefined}
            checked={value.includes(choice.value)}
            onChange={(event) => onChange(toggled(choices, value, choice.value, event.target.checked))}
          />
          {choice.title}
        </label>
      ))}
    </fieldset>
  )
}

/** The chosen values in the order of the choices; what is not offered any more stays. */
export function toggled(
  choices: readonly Choice[],
  value: readonly string[],
  one: string,
  isOn: boolean,
): string[] {
  const chosen = new Set(value)
  if (isOn) chosen.add(one)
  else chosen.delete(one)
  const known = choices.map((choice) => choice.value)
  return [...known.filter((each) => chosen.has(each)), ...[...chosen].filter((each) => !known.includes(each))]
}

export function RadioList({
  label,
  choices,
  value,
  describedBy,
  isInvalid,
  onChange,
}: ListProps & { value: string; onChange: (value: string) => void }) {
  const name = useId()
  if (choices.length === 0) return <p className="muted">{fields.no_options}</p>
  return (
    <fieldset role="radiogroup" aria-describedby={describedBy} aria-invalid={isInvalid || undefined}>
      <legend className="hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="check">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.title}
        </label>
      ))}
    </fieldset>
  )
}
