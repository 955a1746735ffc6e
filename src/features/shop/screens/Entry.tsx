/** The parts of a form that is made of rows: a labelled field with its problem tied to it, and what is seldom needed. */
import { useState, type ReactNode } from 'react'
import { MoneyInput } from '#ui/MoneyInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'

export type Problems = Readonly<Record<string, string>>

interface EntryProps {
  id: string
  title: string
  value: string
  problems: Problems
  placeholder?: string
  isMoney?: boolean
  onChange: (value: string) => void
}

export function Entry({ id, title, value, problems, placeholder, isMoney = false, onChange }: EntryProps) {
  const Input = isMoney ? MoneyInput : TextInput
  const problem = problems[id]
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <Input id={id} value={value} placeholder={placeholder} isInvalid={problem !== undefined} describedBy={problem ? `${id}-problem` : undefined} onChange={onChange} />
      {problem && <span className="problem" id={`${id}-problem`}>{problem}</span>}
    </div>
  )
}

/** Stands open at first where something in it is set; after that only people open and close it. */
export function Fold({ title, isSet, children }: { title: string; isSet: boolean; children: ReactNode }) {
  const [isOpen] = useState(isSet)
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div className="part-fields">{children}</div>
    </details>
  )
}
