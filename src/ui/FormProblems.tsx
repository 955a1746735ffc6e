/**
 * Around the fields of a form: what the server refused stands at the field that it is about, the rest in one line above
 * them; the first field that is wrong gets the focus. What was typed stays.
 */
import { createContext, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { fieldProblemsOf, problemAt, restOfProblems } from './fieldProblems.ts'

interface Held {
  problems: Readonly<Record<string, string>>
  /** Says that the form draws this field; returns what takes it back. */
  draw: (name: string) => () => void
}

const Problems = createContext<Held | null>(null)

interface FormProps {
  /** What the last try was answered; null: nothing is wrong. */
  error: unknown
  /** The field of the form that holds what the call names otherwise: `{ current_password: 'current_secret' }`. */
  names?: Readonly<Record<string, string>>
  children: ReactNode
}

export function FormProblems({ error, names, children }: FormProps) {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set())
  const area = useRef<HTMLDivElement>(null)
  const draw = useCallback((name: string) => {
    setDrawn((names) => new Set([...names, name]))
    return () => setDrawn((names) => new Set([...names].filter((one) => one !== name)))
  }, [])
  const problems = useMemo(() => fieldProblemsOf(error, names), [error, names])
  const held = useMemo(() => ({ problems, draw }), [problems, draw])
  const rest = restOfProblems(error, problems, drawn)
  useEffect(() => {
    if (error) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return (
    <Problems value={held}>
      <div className="contents" ref={area}>
        {rest && <p className="problem" role="alert">{rest}</p>}
        {children}
      </div>
    </Problems>
  )
}

/** The message of the field, if the server refused it; the form knows from now on that the field is drawn. */
export function useFieldProblem(name: string): string | undefined {
  const held = useContext(Problems)
  const draw = held?.draw
  useLayoutEffect(() => draw?.(name), [draw, name])
  return held ? problemAt(held.problems, name) : undefined
}

/** What ties an input to its label, help and problem. */
export interface FieldTies {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}

interface FieldProps {
  /** As in the input of the call. */
  name: string
  title: string
  help?: ReactNode
  /** A fault that the form found itself, before anything was sent. */
  problem?: string | undefined
  /** False for inputs that carry their own label. */
  hasLabel?: boolean
  children: (ties: FieldTies) => ReactNode
}

/** A field of a form that is written by hand: label, input, help, and what is wrong with it. */
export function Field({ name, title, help, problem: own, hasLabel = true, children }: FieldProps) {
  const refused = useFieldProblem(name)
  const problem = own ?? refused
  const id = useId()
  const describedBy = [help ? `${id}-help` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      {hasLabel && <label htmlFor={id}>{title}</label>}
      {children({ id, describedBy, isInvalid: problem !== undefined })}
      {help && <span className="help" id={`${id}-help`}>{help}</span>}
      {problem && <span className="problem" id={`${id}-problem`}>{problem}</span>}
    </div>
  )
}
