/** Star rating: a group of radio buttons, 5 stars by default (F-UI-15). */
import { fields } from './texts/fields.ts'
import { useId } from 'react'

interface StarProps {
  label: string
  value: number
  stars?: number
  onChange: (value: number) => void
}

export function StarRating({ label, value, stars = 5, onChange }: StarProps) {
  const name = useId()
  return (
    <fieldset className="stars">
      <legend className="hidden">{label}</legend>
      {Array.from({ length: stars }, (_, index) => index + 1).map((star) => (
        <label key={star} className={star <= value ? 'on' : ''}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <span className="hidden">{fields.stars({ count: star })}</span>
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </fieldset>
  )
}
