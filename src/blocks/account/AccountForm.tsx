/** The form of sign-in and sign-up: password managers, paste and a shown password are welcome (WCAG 3.3.8). */
import { useId, useRef, useState, type FormEvent } from 'react'
import { call, CallError } from '#platform/client/call.ts'
import { calls } from '../texts/calls.ts'
import { account } from './texts/account.ts'

export interface AccountField {
  name: 'name' | 'email' | 'password' | 'totp'
  title: string
  autoComplete: string
  hint?: string
}

export interface AccountFormProps {
  fields: AccountField[]
  submit: string
  /** The call that gets the fields. */
  path: string
  /** Sent besides the fields: the token of a link. */
  extra?: Record<string, string>
  isDisabled: boolean
  /** What is in the field of the email address at first, and who is told what is typed there. */
  email?: string
  onEmail?(text: string): void
  onDone(): void
  /** Told the code of each refusal. */
  onRefused?(code: string): void
}

const types = { name: 'text', email: 'email', password: 'password', totp: 'text' } as const

export function AccountForm({
  fields,
  submit,
  path,
  extra,
  isDisabled,
  email,
  onEmail,
  onDone,
  onRefused,
}: AccountFormProps) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLParagraphElement>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isDisabled || isBusy) return
    const form = new FormData(event.currentTarget)
    const input = Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name) ?? '')]))
    setBusy(true)
    setProblem('')
    try {
      await call('POST', path, { ...input, ...extra })
      onDone()
    } catch (cause) {
      setProblem(sentenceOf(cause))
      if (cause instanceof CallError) onRefused?.(cause.code)
      requestAnimationFrame(() => box.current?.focus())
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="account-form" method="post" onSubmit={(event) => void send(event)}>
      <p className="account-problem" role="alert" tabIndex={-1} ref={box} id={`${id}-problem`}>
        {problem}
      </p>
      {fields.map((field) => (
        <div className="field" key={field.name}>
          <label htmlFor={`${id}-${field.name}`}>{field.title}</label>
          <input
            id={`${id}-${field.name}`}
            name={field.name}
            type={field.name === 'password' && isShown ? 'text' : types[field.name]}
            autoComplete={field.autoComplete}
            required
            {...(field.name === 'email'
              ? { defaultValue: email, onChange: (event) => onEmail?.(event.target.value) }
              : {})}
            aria-describedby={field.hint ? `${id}-${field.name}-hint` : undefined}
            aria-invalid={problem ? true : undefined}
          />
          {field.hint ? (
            <p className="field-hint" id={`${id}-${field.name}-hint`}>
              {field.hint}
            </p>
          ) : null}
          {field.name === 'password' ? (
            <label className="check">
              <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
              {account.show_password}
            </label>
          ) : null}
        </div>
      ))}
      <button className="button" type="submit" aria-busy={isBusy}>
        {submit}
      </button>
      <noscript>
        <p>{account.needs_javascript}</p>
      </noscript>
    </form>
  )
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof CallError) return cause.message
  return calls.failed
}
