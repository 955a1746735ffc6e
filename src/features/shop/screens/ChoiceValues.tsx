/** The values of a choice: Enter adds one, or several with commas between them; one that is there is pressed and typed anew, and its variants keep what they have. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { splitValues } from './splitValues.ts'

interface ValuesProps {
  id: string
  describedBy?: string | undefined
  isInvalid?: boolean
  /** The choice as people call it. */
  choice: string
  values: readonly string[]
  onAdd: (values: string[]) => void
  onRename: (value: string, to: string) => void
  onRemove: (value: string) => void
}

export function ChoiceValues({ id, describedBy, isInvalid, choice, values, onAdd, onRename, onRemove }: ValuesProps) {
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<{ from: string; to: string } | null>(null)
  function add() {
    const typed = splitValues(text)
    if (typed.length > 0) onAdd(typed)
    setText('')
  }
  function settle() {
    if (renamed && renamed.to.trim() !== '' && renamed.to.trim() !== renamed.from) onRename(renamed.from, renamed.to.trim())
    setRenamed(null)
  }
  return (
    <div className="tokens">
      {values.map((value) => (
        <span key={value} className="token">
          {renamed?.from === value ? (
            <input className="renamed" aria-label={`New name of ${value}`} autoFocus value={renamed.to} size={Math.max(3, renamed.to.length)} onFocus={(event) => event.target.select()}
              onChange={(event) => setRenamed({ from: value, to: event.target.value })} onBlur={settle}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== 'Escape') return
                event.preventDefault()
                event.stopPropagation()
                if (event.key === 'Enter') settle()
                else setRenamed(null)
                document.getElementById(id)?.focus()
              }} />
          ) : (
            <button type="button" className="value" aria-label={`Rename ${value}`} data-tip="Rename" onClick={() => setRenamed({ from: value, to: value })}>{value}</button>
          )}
          <button type="button" aria-label={`Remove ${value}`} onClick={() => { onRemove(value); document.getElementById(id)?.focus() }}><X size={13} aria-hidden /></button>
        </span>
      ))}
      <input id={id} aria-describedby={describedBy} aria-invalid={isInvalid || undefined} aria-label={`Values of ${choice || 'the choice'}`} value={text} placeholder={values.length === 0 ? 'S, M, L' : 'One more'} onChange={(event) => setText(event.target.value)} onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }} />
    </div>
  )
}
