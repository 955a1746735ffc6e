/** The parts of a form that is made of rows: a labelled field with its problem tied to it, and what is seldom needed. */
import { useState, type ReactNode } from 'react'
import { Field } from '#ui/FormProblems.tsx'
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
  return (
    <Field name={id} id={id} title={title} problem={problems[id]}>
      {(ties) => <Input {...ties} value={value} placeholder={placeholder} onChange={onChange} />}
    </Field>
  )
}

/** Stands open at first where something in it is set; after that only people open and close it. */
export function Disclosure({
  title,
  isSet,
  children,
}: {
  title: string
  isSet: boolean
  children: ReactNode
}) {
  const [isOpen] = useState(isSet)
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div className="part-fields">{children}</div>
    </details>
  )
}
