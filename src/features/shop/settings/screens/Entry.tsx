/** The parts of a form that is made of rows: a labelled field with its problem tied to it, and what is seldom needed. */
import { useState, type ReactNode } from 'react'
import { Field } from '#ui/FormProblems.tsx'
import { MoneyInput } from '#ui/MoneyInput.tsx'
import { RateInput } from '#ui/RateInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'

export type Problems = Readonly<Record<string, string>>

interface EntryProps {
  id: string
  title: string
  value: string
  problems: Problems
  placeholder?: string
  /** What it holds is written as the site's language writes it. */
  holds?: 'amount' | 'percent' | undefined
  onChange: (value: string) => void
}

export function Entry({ id, title, value, problems, placeholder, holds, onChange }: EntryProps) {
  const entry = { value, placeholder, onChange }
  return (
    <Field name={id} id={id} title={title} problem={problems[id]}>
      {(ties) => {
        if (holds === 'amount') return <MoneyInput {...ties} {...entry} />
        return holds === 'percent' ? (
          <RateInput {...ties} {...entry} isSmall />
        ) : (
          <TextInput {...ties} {...entry} />
        )
      }}
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
