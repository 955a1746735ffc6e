/** The values of a choice: Enter or a comma adds one; one that is there is pressed and typed anew, and its variants keep what they have. */
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { afterPress } from '#ui/afterPress.ts'
import { Field } from '#ui/FormProblems.tsx'
import { finishedValues, splitValues } from './splitValues.ts'
import { variantTexts } from '../texts/variantTexts.ts'
import { common } from '#ui/texts/common.ts'

interface ValuesProps {
  id: string
  /** Its path in the form. */
  field: string
  problem: string | undefined
  /** The choice as people call it. */
  choice: string
  values: readonly string[]
  /** Answers those that it cannot have, with the reason. */
  onAdd: (values: string[]) => { value: string; problem: string }[]
  /** Answers the reason where it is refused. */
  onRename: (value: string, to: string) => string | null
  onRemove: (value: string) => void
}

export function ChoiceValues({
  id,
  field,
  problem: missing,
  choice,
  values,
  onAdd,
  onRename,
  onRemove,
}: ValuesProps) {
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<{ from: string; to: string } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  /** Puts what is typed in place; a value that is refused stays in the field, and says why. */
  function add(typed: string[], rest = '') {
    const left = typed.length > 0 ? onAdd(typed) : []
    setRefused(left.length > 0 ? left.map(({ problem }) => problem).join(' ') : null)
    setText([...left.map(({ value }) => value), rest].filter(Boolean).join(', '))
  }
  function settle() {
    if (!renamed) return
    const isNew = renamed.to.trim() !== '' && renamed.to.trim() !== renamed.from
    const problem = isNew ? onRename(renamed.from, renamed.to.trim()) : null
    setRefused(problem)
    if (problem === null) setRenamed(null)
  }
  const settling = useRef({ add: () => {}, settle })
  useEffect(() => {
    settling.current = { add: () => add(splitValues(text)), settle }
  })
  return (
    <Field name={field} id={id} title={variantTexts.values} problem={refused ?? missing}>
      {({ describedBy, isInvalid }) => (
        <div className="tokens">
          {values.map((value) => (
            <span key={value} className="token">
              {renamed?.from === value ? (
                <input
                  className="renamed"
                  aria-label={variantTexts.new_name_of({ value })}
                  autoFocus
                  value={renamed.to}
                  size={Math.max(3, renamed.to.length)}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => setRenamed({ from: value, to: event.target.value })}
                  onBlur={() => afterPress(() => settling.current.settle())}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' && event.key !== 'Escape') return
                    event.preventDefault()
                    event.stopPropagation()
                    if (event.key === 'Enter') settle()
                    else {
                      setRenamed(null)
                      setRefused(null)
                    }
                    document.getElementById(id)?.focus()
                  }}
                />
              ) : (
                <button
                  type="button"
                  className="value"
                  aria-label={variantTexts.rename_value({ value })}
                  data-tip={common.rename}
                  onClick={() => setRenamed({ from: value, to: value })}
                >
                  {value}
                </button>
              )}
              <button
                type="button"
                aria-label={variantTexts.remove_value({ value })}
                onClick={() => {
                  onRemove(value)
                  document.getElementById(id)?.focus()
                }}
              >
                <X size={13} aria-hidden />
              </button>
            </span>
          ))}
          <input
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            aria-label={choice ? variantTexts.values_of({ choice }) : variantTexts.values_of_the_choice}
            value={text}
            placeholder={values.length === 0 ? 'S, M, L' : variantTexts.one_more}
            onBlur={() => afterPress(() => settling.current.add())}
            onChange={({ target: { value } }) => {
              const { done, rest } = finishedValues(value)
              // Of what was refused a moment ago only what is typed next counts.
              if (done.length > 0 && refused === null) add(done, rest)
              else setText(value)
              if (value.trim() === '') setRefused(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(splitValues(text))
            }}
          />
        </div>
      )}
    </Field>
  )
}
