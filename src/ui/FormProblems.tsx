/**
 * Around the fields of a form: what the server refused is at the field that it is about, the rest in one line above
 * them; the first field that is wrong gets the focus. What was typed stays.
 */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { fieldProblemsOf, problemAt, restOfProblems, type FieldNames } from './fieldProblems.ts'

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
  names?: FieldNames
  /** Counts the tries that the form itself refused: each gives the focus to the first field that is wrong. */
  tries?: number
  /** True: what no field draws is told elsewhere. */
  isPart?: boolean
  /** True: nobody asked for what was refused, as a save on its own; the focus stays where it is. */
  keepsFocus?: boolean
  children: ReactNode
}

export function FormProblems({
  error,
  names,
  tries = 0,
  isPart = false,
  keepsFocus = false,
  children,
}: FormProps) {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, number>>(new Map())
  const area = useRef<HTMLDivElement>(null)
  const draw = useCallback((name: string) => {
    const add = (count: number) =>
      setDrawn((before) => new Map(before).set(name, (before.get(name) ?? 0) + count))
    add(1)
    return () => add(-1)
  }, [])
  const problems = useMemo(() => fieldProblemsOf(error, names), [error, names])
  const held = useMemo(() => ({ problems, draw }), [problems, draw])
  const rest = restOfProblems(
    error,
    problems,
    new Set([...drawn].flatMap(([name, count]) => (count > 0 ? [name] : []))),
  )
  useEffect(() => {
    if (error && !keepsFocus) focusFirstFault(area.current)
  }, [error, keepsFocus])
  useEffect(() => {
    if (tries > 0) focusFirstFault(area.current)
  }, [tries])
  return (
    <Problems value={held}>
      <div className="contents" ref={area}>
        {rest && !isPart && (
          <p className="problem" role="alert">
            {rest}
          </p>
        )}
        {children}
      </div>
    </Problems>
  )
}

/** A list of choices is wrong as a whole: its first choice gets the focus then. */
function focusFirstFault(area: HTMLElement | null): void {
  const wrong = area?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  if (!wrong) return
  for (let fold = wrong.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  wrong.focus()
  if (document.activeElement !== wrong) wrong.querySelector<HTMLElement>('input:checked, input')?.focus()
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

/** The same for an element of HTML. */
export function inputTies({ id, describedBy, isInvalid }: FieldTies) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined }
}

interface FieldProps {
  /** As in the input of the call. */
  name: string
  /** Of the input; default: one of its own. */
  id?: string
  title: ReactNode
  help?: ReactNode
  /** A fault that the form found itself, before anything was sent. */
  problem?: string | undefined
  /** False for inputs that carry their own label. */
  hasLabel?: boolean
  className?: string
  children: (ties: FieldTies) => ReactNode
}

/** A field of a form that is written by hand: label, input, help, and what is wrong with it. */
export function Field({
  name,
  id: given,
  title,
  help,
  problem: own,
  hasLabel = true,
  className = '',
  children,
}: FieldProps) {
  const refused = useFieldProblem(name)
  const problem = own ?? refused
  const made = useId()
  const id = given ?? made
  const describedBy =
    [help ? `${id}-help` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={`field ${className}`.trimEnd()}>
      {hasLabel && <label htmlFor={id}>{title}</label>}
      {children({ id, describedBy, isInvalid: problem !== undefined })}
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  )
}
