/** Draws a form and sends it: errors at their field, nothing typed is lost. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call, CallError, callEnvelope } from '#platform/client/call.ts'
import type { ViewProps } from '../block.ts'
import type { FormData as FormBlockData, FormFieldData } from './data.ts'
import { FormField } from './FormField.tsx'
import { errorsOf, valuesOf } from './formValues.ts'

type Sending = { kind: 'idle' } | { kind: 'busy' } | { kind: 'sent'; thanks: string } | { kind: 'failed'; message: string }

export default function Form({ block, state, data, page }: ViewProps<{ form_id?: string }, FormBlockData | null>) {
  const [token, setToken] = useState('')
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const status = useRef<HTMLParagraphElement>(null)
  const attempt = useRef({ key: '', content: '' })
  const id = data?.id
  useEffect(() => {
    if (!id || page.isPreview) return
    callEnvelope('GET', `/api/forms/${id}`).then(
      (envelope) => setToken(String(envelope.token ?? '')),
      (error: unknown) => setSending({ kind: 'failed', message: error instanceof Error ? error.message : '' }),
    )
  }, [id, page.isPreview])

  if (!data && !state.form_id) return page.isPreview ? <p className="empty">Choose a form</p> : null
  if (!data) return <p className="form-missing">This form is not available.</p>
  if (sending.kind === 'sent') return <p className="form-thanks" role="status">{sending.thanks}</p>

  /** The same content carries the same key, so that sending it again after a lost answer keeps it once. */
  function keyOf(content: string): string {
    if (attempt.current.content !== content) attempt.current = { key: newKey(), content }
    return attempt.current.key
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!data || page.isPreview) return
    const form = event.currentTarget
    const fields = new FormData(form)
    setSending({ kind: 'busy' })
    try {
      const value = valuesOf(data.fields, fields)
      const website = String(fields.get(trapName) ?? '')
      const body = { token, value, website, page_url: page.path }
      const headers = { 'idempotency-key': keyOf(JSON.stringify([value, website])) }
      const { thanks } = await call<{ thanks: string }>('POST', `/api/forms/${data.id}`, body, { headers })
      setSending({ kind: 'sent', thanks })
    } catch (error) {
      const wrong = error instanceof CallError ? errorsOf(error.data) : new Map<string, string>()
      setErrors(wrong)
      setSending({ kind: 'failed', message: error instanceof Error ? error.message : 'It could not be sent.' })
      const [first] = wrong.keys()
      const field = first ? form.elements.namedItem(first) : null
      if (field instanceof HTMLElement) field.focus()
      else status.current?.focus()
    }
  }

  return (
    <form className="form" onSubmit={(event) => void send(event)} aria-label={data.title} noValidate>
      {data.fields.map((field: FormFieldData) => (
        <FormField key={field.name} field={field} prefix={`form-${block.id}`} error={errors.get(field.name)} />
      ))}
      <Trap prefix={`form-${block.id}`} />
      <p className="form-problem" role="alert" tabIndex={-1} ref={status}>
        {sending.kind === 'failed' ? sending.message : ''}
      </p>
      <button className="button" type="submit" disabled={sending.kind === 'busy'}>
        {sending.kind === 'busy' ? 'Sending …' : data.submit_text}
      </button>
    </form>
  )
}

/** Browsers have randomUUID on safe origins only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** No field of a form can have this name: theirs hold no hyphen. */
const trapName = 'your-website'

/** A field that people do not see and robots fill. */
function Trap({ prefix }: { prefix: string }) {
  const id = `${prefix}-website`
  return (
    <p className="form-trap" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </p>
  )
}
