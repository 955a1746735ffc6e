/** A setting with a shape of its own, written as JSON; what does not parse is not taken over. */
import { useEffect, useState } from 'react'

interface StructureProps {
  id: string
  value: unknown
  describedBy: string
  onChange: (value: unknown) => void
}

export function StructureInput({ id, value, describedBy, onChange }: StructureProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    if (!isWrong) setText(JSON.stringify(value, null, 2))
  }, [value])
  return (
    <>
      <textarea id={id} className="code" spellCheck={false} rows={6} aria-describedby={describedBy} aria-invalid={isWrong} value={text}
        onChange={(event) => {
          setText(event.target.value)
          try {
            const parsed: unknown = JSON.parse(event.target.value)
            setWrong(false)
            onChange(parsed)
          } catch {
            setWrong(true)
          }
        }} />
      {isWrong && <span className="problem">This is not JSON yet; the saved value stays until it is.</span>}
    </>
  )
}
