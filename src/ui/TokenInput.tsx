/** A list of words: Enter adds a token, Backspace in the empty field removes the last (F-UI-05). */
import { X } from 'lucide-react'
import { useState } from 'react'
import { addToken } from './inputRules.ts'

interface TokenProps {
  id?: string
  label: string
  value: readonly string[]
  placeholder?: string
  onChange: (value: string[]) => void
}

export function TokenInput({ id, label, value, placeholder, onChange }: TokenProps) {
  const [text, setText] = useState('')
  function add() {
    const next = addToken(value, text)
    setText('')
    if (next.length !== value.length) onChange(next)
  }
  return (
    <div className="tokens">
      {value.map((token) => (
        <span key={token} className="token">
          {token}
          <button type="button" aria-label={`Remove ${token}`} onClick={() => onChange(value.filter((one) => one !== token))}><X size={13} aria-hidden /></button>
        </span>
      ))}
      <input id={id} aria-label={label} value={text} placeholder={placeholder ?? 'Type and press Enter'} onChange={(event) => setText(event.target.value)} onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            add()
          } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
        }} />
    </div>
  )
}
