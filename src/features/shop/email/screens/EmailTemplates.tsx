/** Writes the texts of emails: what they may name is beside them, and the email is seen as it is typed. */
import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useSearchParams } from 'wouter'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { Loaded } from '#ui/states.tsx'
import { refresh, useCall } from '#ui/useCall.ts'
import { useCurrentInView } from '#ui/useCurrentInView.ts'
import { unknownPlaceholders } from '../fillTemplate.ts'
import { emailDefinitions, type EmailKind, type EmailTemplate, type Placeholder } from '../emailKinds.ts'
import type { EmailTemplateRow } from '../emailSchema.ts'
import { placeholderTitles } from '../texts/placeholderTitles.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { emailsScreen } from '../texts/emailsScreen.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/shop/email-templates'

export default function EmailTemplates() {
  const query = useCall<EmailTemplateRow[]>(path)
  const [search] = useSearchParams()
  const nav = useCurrentInView<HTMLElement>(`${search.get('email')} ${query.data?.length}`)
  return (
    <Page
      title={common.email_templates}
      crumbs={[{ title: common.emails, href: '/user/emails' }]}
      text={emailsScreen.templates_intro}
    >
      <Loaded query={query} rows={8}>
        {(rows) => {
          const shown = rows.find(({ kind }) => kind === search.get('email')) ?? rows[0]
          const entry = (row: EmailTemplateRow) => (
            <Link
              key={row.kind}
              href={`/user/emails/templates?email=${row.kind}`}
              aria-current={row.kind === shown?.kind ? 'page' : undefined}
            >
              {row.title}
              {row.is_own && <small className="muted"> · {emailsScreen.yours}</small>}
            </Link>
          )
          return (
            <div className="settings-layout">
              <nav ref={nav} className="settings-nav" aria-label={common.emails}>
                <b className="muted">{emailsScreen.to_buyers}</b>
                {rows.filter(({ to }) => to === 'buyer').map(entry)}
                <b className="muted top-gap">{emailsScreen.to_you}</b>
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
  const saved: EmailTemplate = { subject: row.subject, text: row.text }
  const [draft, setDraft] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const isChanged = draft.subject !== row.subject || draft.text !== row.text
  const problems = problemsOf(row.kind, draft)
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
        action: {
          label: common.undo,
          run: () => void keep(kind, before, emailsScreen.as_before, own),
        },
      })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
      await refresh(client, [path])
    }
  }
  const before = row.is_own ? saved : null
  const save = () => {
    if (!isChanged || isBusy) return
    if (Object.keys(problems).length > 0) setTries(tries + 1)
    else void keep(row.kind, draft, emailsScreen.text_saved({ title: row.title }), before)
  }
  useSaveShortcut(save)

  /** Puts the placeholder where the caret stands. */
  function insert(name: Placeholder) {
    const { selectionStart = draft.text.length, selectionEnd = draft.text.length } = area.current ?? {}
    const part = name.endsWith('_link') ? `[${placeholderTitles[name]}]({${name}})` : `{${name}}`
    setDraft({ ...draft, text: draft.text.slice(0, selectionStart) + part + draft.text.slice(selectionEnd) })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(selectionStart + part.length, selectionStart + part.length)
    })
  }

  return (
    <div className="email-columns">
      <LeaveWarning isChanged={isChanged} isOfQuery />
      <section className="card-box stack" aria-labelledby="email-title">
        <div>
          <h2 id="email-title">{row.title}</h2>
          <p className="muted">
            {row.moment} {row.to === 'buyer' ? emailsScreen.goes_to_buyer : emailsScreen.goes_to_you}
          </p>
        </div>
        <FormProblems error={error} tries={tries}>
          <Field name="own.subject" title={emailsScreen.subject} problem={problems.subject}>
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
            title={emailsScreen.text}
            problem={problems.text}
            help={emailsScreen.text_help}
          >
            {(ties) => (
              <textarea
                {...inputTies(ties)}
                ref={area}
                className="email-area"
                value={draft.text}
                maxLength={5000}
                onChange={(event) => setDraft({ ...draft, text: event.target.value })}
              />
            )}
          </Field>
        </FormProblems>
        <Placeholders kind={row.kind} onInsert={insert} />
        <div className="row">
          <button type="button" className="button primary" disabled={!isChanged || isBusy} onClick={save}>
            {emailsScreen.save_text}
          </button>
          {isChanged && (
            <button type="button" className="button" onClick={() => setDraft(saved)}>
              {emailsScreen.discard}
            </button>
          )}
          {row.is_own && !isChanged && (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => void keep(row.kind, null, emailsScreen.text_reset({ title: row.title }), before)}
            >
              {emailsScreen.reset}
            </button>
          )}
        </div>
      </section>
      <EmailPreview kind={row.kind} draft={draft} />
    </div>
  )
}

/** What is wrong with a text, by its field. */
function problemsOf(kind: EmailKind, draft: EmailTemplate): { subject?: string; text?: string } {
  const unknown = unknownPlaceholders(kind, draft)
  return {
    ...(unknown.length > 0 && {
      [unknownPlaceholders(kind, { ...draft, text: '' }).length > 0 ? 'subject' : 'text']:
        emailsScreen.unknown_placeholder({ names: unknown.map((name) => `{${name}}`).join(', ') }),
    }),
    ...(draft.subject.trim() === '' && { subject: emailsScreen.needs_subject }),
    ...(draft.text.trim() === '' && { text: emailsScreen.needs_text }),
  }
}

/** What the text may name: a press puts it where the caret is. */
function Placeholders({ kind, onInsert }: { kind: EmailKind; onInsert: (name: Placeholder) => void }) {
  return (
    <div className="field" role="group" aria-label={emailsScreen.insert}>
      <span className="label">{emailsScreen.insert}</span>
      <div className="row wrap">
        {emailDefinitions[kind].placeholders.map((name) => (
          <button
            key={name}
            type="button"
            className="button small"
            data-tip={`{${name}}`}
            onClick={() => onInsert(name)}
          >
            {placeholderTitles[name]}
          </button>
        ))}
      </div>
    </div>
  )
}
