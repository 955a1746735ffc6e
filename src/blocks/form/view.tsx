/** Draws a form and sends it, with scripts and without: errors at their field, nothing typed is lost. */
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { callEnvelope, CallError } from '#platform/client/call.ts'
import { dayIn } from '#platform/language/days.ts'
import type { ViewProps } from '../block.ts'
import { entryPath, ownInputs, type FormData as FormBlockData, type FormFieldData } from './data.ts'
import { dayProblem } from './dayLimits.ts'
import { errorsOf } from './entryErrors.ts'
import { FormField } from './FormField.tsx'
import { form as formTexts } from './texts/form.ts'

type Sending =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'sent'; thanks: string }
  | { kind: 'failed'; message: string }

export default function Form({
  block,
  state,
  data,
  page,
}: ViewProps<{ form_id?: string; look?: string }, FormBlockData | null>) {
  const [token, setToken] = useState('')
  const [isAwake, setAwake] = useState(false)
  const refused = data?.entry
  const [sending, setSending] = useState<Sending>(
    refused ? { kind: 'failed', message: refused.message } : { kind: 'idle' },
  )
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(
    new Map(Object.entries(refused?.errors ?? {})),
  )
  const texts = useMemo(() => new Map(Object.entries(refused?.texts ?? {})), [refused])
  const status = useRef<HTMLParagraphElement>(null)
  const drawn = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (sending.kind === 'failed') goToProblem(drawn.current, status.current)
  }, [sending])
  const attempt = useRef({ key: '', content: '' })
  const id = data?.id
  useEffect(() => {
    setAwake(true)
    if (!id || page.isPreview) return
    callEnvelope('GET', `/api/forms/${id}`).then(
      (envelope) => setToken(String(envelope.token ?? '')),
      (error: unknown) =>
        setSending({ kind: 'failed', message: error instanceof Error ? error.message : '' }),
    )
  }, [id, page.isPreview])

  if (!data && !state.form_id) return page.isCanvas ? <p className="empty">{formTexts.choose_form}</p> : null
  if (!data) return <p className="form-missing">{formTexts.not_available}</p>
  if (sending.kind === 'sent')
    return (
      <p className="form-thanks" role="status">
        {sending.thanks}
      </p>
    )

  /** The same content carries the same key, so that sending it again after a lost answer keeps it once. */
  function keyOf(content: string): string {
    if (attempt.current.content !== content) attempt.current = { key: newKey(), content }
    return attempt.current.key
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!data || page.isCanvas) return
    if (page.isPreview) return setSending({ kind: 'failed', message: formTexts.in_preview })
    const form = event.currentTarget
    const entry = new FormData(form)
    entry.set(ownInputs.token, token)
    setSending({ kind: 'busy' })
    try {
      const headers = { accept: 'application/json', 'idempotency-key': keyOf(contentOf(entry)) }
      const { d } = await patiently(() => callEnvelope('POST', entryPath(data.id), entry, { headers }))
      const thanks = typeof d === 'object' && d !== null && 'thanks' in d ? String(d.thanks) : data.thanks
      setSending({ kind: 'sent', thanks })
    } catch (error) {
      const wrong = error instanceof CallError ? errorsOf(error.data) : new Map<string, string>()
      setErrors(wrong)
      setSending({
        kind: 'failed',
        message: error instanceof Error ? error.message : formTexts.not_sent,
      })
    }
  }

  /** What was wrong with a field is no longer said once somebody writes in it. Its inputs are named `field.0.name` or `field-unit`. */
  function correct(input: string): void {
    const [name = ''] = input.split(/[.-]/, 1)
    if (errors.has(name)) setErrors(new Map([...errors].filter(([field]) => field !== name)))
  }

  const prefix = `form-${block.id}`
  return (
    <form
      ref={drawn}
      className={state.look && state.look !== 'fields' ? `form form-${state.look}` : 'form'}
      method="post"
      action={page.isPreview ? undefined : entryPath(data.id)}
      encType="multipart/form-data"
      onSubmit={(event) => void send(event)}
      onInput={({ target }) => {
        if ('name' in target) correct(String(target.name))
      }}
      onBlur={({ target }) => {
        const wrong = wrongDay(target, data.fields)
        if (wrong) setErrors(new Map([...errors, wrong]))
      }}
      aria-label={data.title}
      noValidate={isAwake}
    >
      {data.fields.map((field: FormFieldData) => (
        <FormField
          key={field.name}
          field={field}
          prefix={prefix}
          path={field.name}
          error={errors.get(field.name)}
          texts={texts}
          isAwake={isAwake}
          look={state.look}
        />
      ))}
      <Trap prefix={prefix} />
      <input type="hidden" name={ownInputs.page} value={refused?.page ?? page.path} />
      {refused && <input type="hidden" name={ownInputs.token} value={refused.token} />}
      <p className="form-problem" role="alert" tabIndex={-1} ref={status}>
        {sending.kind === 'failed' ? sending.message : ''}
      </p>
      <button className="button" type="submit" disabled={sending.kind === 'busy'}>
        {sending.kind === 'busy' ? formTexts.sending : data.submit_text}
      </button>
    </form>
  )
}

/** Who fills a form in at once, as by autofill, waits a moment and is not told: a robot's call does not try again. */
async function patiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'form.too_fast') throw error
    await new Promise((done) => setTimeout(done, waitMs))
    return send()
  }
}
/** Longer than the server wants a form to have been open. */
const waitMs = 2000

function goToProblem(form: HTMLFormElement | null, status: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  // Of a group the first choice takes the keyboard.
  if (wrong) (wrong.matches('fieldset') ? (wrong.querySelector('input') ?? wrong) : wrong).focus()
  else status?.focus()
}

/** A day that is not taken is said as soon as it is chosen: the name of its field, and why. */
function wrongDay(input: EventTarget, fields: readonly FormFieldData[]): [string, string] | null {
  if (!(input instanceof HTMLInputElement) || input.type !== 'date' || input.value === '') return null
  const field = fields.find(({ name }) => name === input.name)
  const problem = field && dayProblem(field, input.value, dayIn(undefined, new Date()))
  return problem ? [input.name, problem] : null
}

/** What tells one entry from another; of a file its name and size. */
function contentOf(entry: FormData): string {
  const sent = [...entry].filter(([name]) => name !== ownInputs.token)
  return JSON.stringify(
    sent.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
    ]),
  )
}

/** Browsers have randomUUID on safe origins only. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** A field that nobody sees, with a style sheet or without, and that robots fill. */
function Trap({ prefix }: { prefix: string }) {
  const id = `${prefix}-website`
  return (
    <p className="form-trap" hidden>
      <label htmlFor={id}>{formTexts.leave_this_empty}</label>
      <input id={id} type="text" name={ownInputs.trap} tabIndex={-1} autoComplete="off" />
    </p>
  )
}
