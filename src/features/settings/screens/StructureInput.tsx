/** A setting with a shape of its own, written as JSON; what does not parse is not taken over. */
import { useEffect, useState } from 'react'
import { CodeInput } from '#ui/CodeInput.tsx'
import { settingsScreen } from '../texts/settingsScreen.ts'

interface StructureProps {
  label: string
  value: unknown
  describedBy: string
  onChange: (value: unknown) => void
}

export function StructureInput({ label, value, describedBy, onChange }: StructureProps) {
  const [text, setText] = useState(() => written(value))
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    // What is typed keeps its own line breaks while it says the same.
    if (!isWrong && compact(text) !== JSON.stringify(value)) setText(written(value))
  }, [value])
  return (
    <>
      <CodeInput
        label={label}
        language="json"
        value={text}
        describedBy={describedBy}
        onChange={(typed) => {
          setText(typed)
          try {
            const parsed: unknown = JSON.parse(typed)
            setWrong(false)
            onChange(parsed)
          } catch {
            setWrong(true)
          }
        }}
      />
      {isWrong && <span className="problem">{settingsScreen.not_json}</span>}
    </>
  )
}

const written = (value: unknown) => JSON.stringify(value, null, 2) ?? ''

function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    // Nothing yet, or not JSON: it says something else than the value.
    return ''
  }
}
