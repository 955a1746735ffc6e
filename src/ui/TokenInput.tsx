/** A list of words: Enter adds a token, Backspace in the empty field removes the last (F-UI-05). */
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { afterPress } from './afterPress.ts'
import { addToken } from './inputRules.ts'
import type { Choice } from './Select.tsx'
import { fields } from './texts/fields.ts'

interface TokenProps {
  id?: string
  label: string
  value: readonly string[]
  placeholder?: string
  /** Offered while typing; a token is shown, and may be typed, by its title. */
  choices?: readonly Choice[]
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  onChange: (value: string[]) => void
}

export function TokenInput({
  id,
  label,
  value,
  placeholder,
  choices = [],
  describedBy,
  isInvalid,
  onChange,
}: TokenProps) {
  const [text, setText] = useState('')
  const listId = useId()
  const titleOf = (token: string) => choices.find((choice) => choice.value === token)?.title ?? token
  function add() {
    const typed = text.trim().toLowerCase()
    const next = addToken(
      value,
      choices.find((choice) => choice.title.toLowerCase() === typed)?.value ?? text,
    )
    setText('')
    if (next.length !== value.length) onChange(next)
  }
  return (
    <div className="tokens">
      {value.map((token) => (
        <span key={token} className="token">
          {titleOf(token)}
          <button
            type="button"
            aria-label={fields.remove_token({ token: titleOf(token) })}
            onClick={() => onChange(value.filter((one) => one !== token))}
          >
            <X size={13} aria-hidden />
          </button>
        </span>
      ))}
      <input
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={text}
        list={choices.length > 0 ? listId : undefined}
        placeholder={placeholder ?? fields.type_and_press_enter}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => afterPress(add)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            add()
          } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
        }}
      />
      {choices.length > 0 && (
        <datalist id={listId}>
          {choices
            .filter((choice) => !value.includes(choice.value))
            .map((choice) => (
              <option key={choice.value}>{choice.title}</option>
            ))}
        </datalist>
      )}
    </div>
  )
}
