/** A part of the settings that opens: what is in it is drawn when it is opened first, and stays from then on. */
import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: ReactNode
  className: string
  /** Open from the start, or from now on. */
  open?: boolean
  /** Of the summary, which a label names. */
  id?: string
  children: ReactNode
}

export function Disclosure({ title, className, open = false, id, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <details
      className={className}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary id={id}>{title}</summary>
      {wasOpen ? children : null}
    </details>
  )
}
