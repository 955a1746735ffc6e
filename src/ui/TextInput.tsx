/** Text input in its kinds (F-UI-05, F-UI-06): plain, number, currency, slug, secret. */
import { useId, useState } from 'react'
import { limitLength, parseNumberInput, settledAmount, slugEffect, type MoneyTerms } from './inputRules.ts'

interface TextProps {
  id?: string
  label?: string
  kind?: 'text' | 'number' | 'currency' | 'slug' | 'secret' | 'email' | 'search'
  value: string
  placeholder?: string
  maxLength?: number
  describedBy?: string | undefined
  isInvalid?: boolean
  isRequired?: boolean
  autoComplete?: string
  /** For amounts: what they are read by. */
  money?: MoneyTerms
  /** What is kept, as it is shown while nobody types in it: an amount as its language writes it. */
  shownAs?: (value: string) => string
  /** What is wrong with what is kept: said at the input once it is left, unless the form says something itself. */
  problemOf?: (value: string) => string | undefined
  className?: string
  onChange: (value: string) => void
}

/** What the input holds once it is left. */
export function settledText(text: string, kind: TextProps['kind'], money?: MoneyTerms): string {
  if (kind === 'number') return text === '' ? '' : String(parseNumberInput(text))
  if (kind === 'currency') return settledAmount(text, money)
  if (kind === 'slug') return slugEffect(text)
  return text
}

export function TextInput({
  id,
  label,
  kind = 'text',
  value,
  placeholder,
  maxLength,
  describedBy,
  isInvalid,
  isRequired,
  autoComplete,
  money,
  shownAs,
  problemOf,
  className,
  onChange,
}: TextProps) {
  // What is kept saves itself while somebody types: it is the amount from the first digit on, and the field shows the keys.
  const [typed, setTyped] = useState<{ text: string; kept: string }>()
  const isNumeric = kind === 'number' || kind === 'currency'
  const ownId = useId()
  const problem = typed || isInvalid ? undefined : problemOf?.(value)
  return (
    <>
      <input
        id={id}
        className={className}
        aria-label={label}
        type={
          kind === 'secret' ? 'password' : kind === 'email' ? 'email' : kind === 'search' ? 'search' : 'text'
        }
        inputMode={isNumeric ? 'decimal' : undefined}
        autoComplete={autoComplete ?? (kind === 'secret' ? 'new-password' : 'off')}
        value={typed?.kept === value ? typed.text : (shownAs?.(value) ?? value)}
        placeholder={placeholder}
        aria-describedby={[describedBy, problem && ownId].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || problem !== undefined || undefined}
        required={isRequired}
        onChange={({ target }) => {
          const text = maxLength === undefined ? target.value : limitLength(target.value, maxLength)
          const kept = isNumeric ? settledText(text.replace(/[.,]\s*$/, ''), kind, money) : text
          setTyped({ text, kept })
          onChange(kept)
        }}
        onBlur={() => {
          setTyped(undefined)
          const settled = settledText(value, kind, money)
          if (settled !== value) onChange(settled)
        }}
      />
      {problem && (
        <span className="problem" id={ownId}>
          {problem}
        </span>
      )}
    </>
  )
}
