/** Writes the texts of letters: what they may name stands beside them, and the letter is seen as it is typed. */
import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useSearchParams } from 'wouter'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { Loaded } from '#ui/states.tsx'
import { refresh, useCall } from '#ui/useCall.ts'
import { unknownPlaceholders } from '../fillTemplate.ts'
import { emailDefinitions, type EmailKind, type EmailTemplate, type Placeholder } from '../emailKinds.ts'
import type { EmailTemplateRow } from '../emailSchema.ts'
import { placeholderTitles } from '../texts/placeholderTitles.ts'
import { EmailPreview } from './EmailPreview.tsx'

const path = '/api/shop/email-templates'

export default function EmailTemplates() {
  const query = useCall<EmailTemplateRow[]>(path)
  const [search, setSearch] = useSearchParams()
  return (
    <Page
      title="Email templates"
      crumbs={[{ title: 'Emails', href: '/user/emails' }]}
      text="Each email goes out in your words. Text in braces is filled in."
    >
      <Loaded query={query} rows={8}>
        {(rows) => {
          const shown = rows.find(({ kind }) => kind === search.get('letter')) ?? rows[0]
          const entry = (row: EmailTemplateRow) => (
            <Link
              key={row.kind}
              href={`/user/emails/templates?letter=${row.kind}`}
              aria-current={row.kind === shown?.kind ? 'page' : undefined}
              onClick={() => setSearch({ letter: row.kind })}
            >
              {row.title}
              {row.is_own && <small className="muted"> · yours</small>}
            </Link>
          )
          return (
            <div className="settings-layout">
              <nav className="settings-nav" aria-label="Emails">
                <b className="muted">To buyers</b>
                {rows.filter(({ to }) => to === 'buyer').map(entry)}
                <b className="muted top-gap">To you</b>
                {rows.filter(({ to }) => to === 'shop').map(entry)}
              </nav>
              {shown && <TextEditor key={`${shown.kind} ${shown.subject} ${shown.text}`} row={shown} />}
            </div>
          )
        }}
      </Loaded>
    </Page>
  )
}

function TextEditor({ row }: { row: EmailTemplateRow }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<EmailTemplate>({ subject: row.subject, text: row.text })
  const [isBusy, setBusy] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const isChanged = draft.subject !== row.subject || draft.text !== row.text
  const unknown = unknownPlaceholders(row.kind, draft)
  const problems = {
    ...(unknown.length > 0 && {
      [unknownPlaceholders(row.kind, { ...draft, text: '' }).length > 0 ? 'subject' : 'text']:
        `This email has no placeholder ${unknown.map((name) => `{${name}}`).join(', ')}. Choose from what can be put in below.`,
    }),
    ...(draft.subject.trim() === '' && { subject: 'An email needs a subject.' }),
    ...(draft.text.trim() === '' && { text: 'An email needs a text.' }),
  }
  const [tries, setTries] = useState(0)
  const [error, setError] = useState<unknown>(null)

  async function keep(
    kind: EmailKind,
    own: EmailTemplate | null,
    title: string,
    before: EmailTemplate | null,
  ) {
    setBusy(true)
    setError(null)
    try {
      await call('POST', path, { kind, own })
      notify({
        kind: 'good',
        title,
        action: { label: 'Undo', run: () => void keep(kind, before, 'As it was before', own) },
      })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
      await refresh(client, [path])
    }
  }
  const before = row.is_own ? { subject: row.subject, text: row.text } : null
  const save = () => {
    if (!isChanged || isBusy) return
    if (Object.keys(problems).length > 0) setTries(tries + 1)
    else void keep(row.kind, draft, `${row.title}: text saved`, before)
  }
  useSaveShortcut(save)

  /** Puts the placeholder where the caret stands. */
  function insert(name: Placeholder) {
    const { selectionStart = draft.text.length, selectionEnd = draft.text.length } = area.current ?? {}
    const piece = name.endsWith('_link') ? `[${placeholderTitles[name]}]({${name}})` : `{${name}}`
    setDraft({ ...draft, text: draft.text.slice(0, selectionStart) + piece + draft.text.slice(selectionEnd) })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(selectionStart + piece.length, selectionStart + piece.length)
    })
  }

  return (
    <div className="letter-columns">
      <section className="card-box stack" aria-labelledby="letter-title">
        <div>
          <h2 id="letter-title">{row.title}</h2>
          <p className="muted">
            {row.moment} {row.to === 'buyer' ? 'It goes to the buyer.' : 'It goes to you.'}
          </p>
        </div>
        <FormProblems error={error} tries={tries}>
          <Field name="own.subject" title="Subject" problem={problems.subject}>
            {(ties) => (
              <input
                {...inputTies(ties)}
                value={draft.subject}
                maxLength={200}
                onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
              />
            )}
          </Field>
          <Field
            name="own.text"
            title="Text"
            problem={problems.text}
            help="An empty line begins a paragraph. A line whose braces are all empty is left out."
          >
            {(ties) => (
              <textarea
                {...inputTies(ties)}
                ref={area}
                className="letter-area"
                value={draft.text}
                maxLength={5000}
                onChange={(event) => setDraft({ ...draft, text: event.target.value })}
              />
            )}
          </Field>
        </FormProblems>
        <div className="field" role="group" aria-label="Put in">
          <span className="label">Put in</span>
          <div className="row wrap">
            {emailDefinitions[row.kind].placeholders.map((name) => (
              <button
                key={name}
                type="button"
                className="button small"
                data-tip={`{${name}}`}
                onClick={() => insert(name)}
              >
                {placeholderTitles[name]}
              </button>
            ))}
          </div>
        </div>
        <div className="row">
          <button type="button" className="button primary" disabled={!isChanged || isBusy} onClick={save}>
            Save text
          </button>
          {isChanged && (
            <button
              type="button"
              className="button"
              onClick={() => setDraft({ subject: row.subject, text: row.text })}
            >
              Discard
            </button>
          )}
          {row.is_own && !isChanged && (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => void keep(row.kind, null, `${row.title}: the given text is back`, before)}
            >
              Back to the given text
            </button>
          )}
        </div>
      </section>
      <EmailPreview kind={row.kind} draft={draft} />
    </div>
  )
}
