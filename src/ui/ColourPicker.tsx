/** Colour picker: a 6x9 palette walked by arrows, and a field for any other colour (F-UI-16). */
import { useId, useRef } from 'react'
import { nextSwatch, palette } from './colourPalette.ts'
import { fields } from './texts/fields.ts'

export function ColourPicker({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const colours = palette.flat()
  const chosen = colours.indexOf(value.toLowerCase())
  return (
    <div className="stack">
      <div
        ref={group}
        className="swatches"
        role="radiogroup"
        aria-label={label}
        onKeyDown={(event) => {
          if (!event.key.startsWith(fields.arrow)) return
          event.preventDefault()
          const next = nextSwatch(Math.max(0, chosen), event.key)
          onChange(colours[next] ?? value)
          group.current?.querySelectorAll('button')[next]?.focus()
        }}
      >
        {colours.map((colour, index) => (
          <button
            key={`${index}${colour}`}
            type="button"
            role="radio"
            aria-checked={index === chosen}
            aria-label={colour}
            tabIndex={index === Math.max(0, chosen) ? 0 : -1}
            ref={(button) => {
              if (button) button.style.background = colour
            }}
            onClick={() => onChange(colour)}
          />
        ))}
      </div>
      <label htmlFor={id} className="row">
        <span className="hidden">{fields.any_colour({ label })}</span>
        <input
          id={id}
          value={value}
          placeholder="#aa5533"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
