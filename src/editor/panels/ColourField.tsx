/** Any colour: by the picker of the system, or typed as its six digits. */
import { useState } from 'react'
import { design } from './texts/design.ts'

interface ColourProps {
  id: string
  title: string
  /** As `#rrggbb`. */
  value: string
  onChange(value: string): void
}

/** Returns a typed colour as `#rrggbb`, with or without its sign, in three digits or six; null where it is none. */
function readColour(typed: string): string | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(typed)?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

export function ColourField({ id, title, value, onChange }: ColourProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readColour(typed) === null
  return (
    <span className="editor-own-colour">
      <input
        type="color"
        className="editor-swatch"
        aria-label={design.picker({ title })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          const colour = readColour(target.value)
          if (colour !== null) onChange(colour)
        }}
        // What is no colour stays to be mended.
        onBlur={() => setTyped((last) => (last !== null && readColour(last) === null ? last : null))}
      />
      {isWrong ? (
        <span id={`${id}-wrong`} className="problem" role="alert">
          {design.bad_colour}
        </span>
      ) : null}
    </span>
  )
}
