/** What pages name and visitors do not find, each with the pages and what can be done about it. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { ReplacementInput, replacementProblem } from '#ui/ReplacementInput.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { refresh } from '#ui/useCall.ts'
import { noReplacement, replaceUses, UsesList, type Replacement } from '#ui/uses.tsx'
import type { BrokenReferenceView } from '../referenceShapes.ts'
import { RedirectForm } from '../../urls/screens/RedirectForm.tsx'

const words: Record<string, string> = {
  link: 'Link',
  media: 'File',
  post: 'Content',
  category: 'Category',
  tag: 'Tag',
  token: 'Design value',
}

/** `/old-page`, `A form, “Booking”`, `A file that is gone`. */
function nameOf({ kind, id, title, type }: BrokenReferenceView): string {
  if (kind === 'link' || kind === 'token' || kind === 'tag') return id
  const what = type ?? (kind === 'media' ? 'file' : kind)
  if (title !== '') return `${what.charAt(0).toUpperCase()}${what.slice(1)} “${title}”`
  return id.startsWith('/') ? id : `A ${what === 'post' ? 'page' : what} that is gone`
}

const reasons = { missing: 'Nothing stands there', trashed: 'In the trash', unpublished: 'Not published' }

export function BrokenReferences() {
  const client = useQueryClient()
  const query = useGrowingList<BrokenReferenceView>('/api/references/broken')
  const [asked, setAsked] = useState<{
    broken: BrokenReferenceView
    how: 'replace' | 'remove' | 'redirect'
  } | null>(null)

  /** The dialog stays open with what was typed until it is done. */
  async function putRight({ kind, id, uses }: BrokenReferenceView, to: Replacement) {
    const left = await replaceUses(kind, id, to)
    setAsked(null)
    const done = uses.length - left.length
    if (left.length > 0)
      notify({ kind: 'danger', title: 'Some pages could not be changed', text: left.join(', ') })
    if (done > 0)
      notify({
        kind: 'good',
        title: done === 1 ? '1 page is put right' : `${done} pages are put right`,
        text: 'Each has a new version; the one before can be brought back.',
      })
    await refresh(client, ['/api/references'])
  }
  return (
    <>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 && !query.hasNextPage ? (
            <EmptyState
              title="Nothing is broken"
              text="Links, pictures, forms, categories and design values that pages name and nobody finds are listed here, each with a way to put it right."
            />
          ) : (
            <ul className="broken-list">
              {all.map((broken) => (
                <li key={`${broken.kind} ${broken.id}`} className="card-box">
                  <div className="row between">
                    <span>
                      <b className={broken.kind === 'link' ? 'path' : undefined}>{nameOf(broken)}</b>{' '}
                      <span className="muted">
                        {words[broken.kind]} · {reasons[broken.state]}
                        {broken.kind === 'link' && broken.title !== '' ? `: “${broken.title}”` : ''}
                      </span>
                    </span>
                    <span className="row">
                      <button
                        type="button"
                        className="button small"
                        onClick={() => setAsked({ broken, how: 'replace' })}
                      >
                        {broken.kind === 'link' ? 'Lead elsewhere…' : 'Choose another…'}
                        <span className="hidden"> for {nameOf(broken)}</span>
                      </button>
                      <button
                        type="button"
                        className="button small"
                        onClick={() => setAsked({ broken, how: 'remove' })}
                      >
                        {broken.kind === 'link' ? 'Take the links away…' : 'Take it away…'}
                        <span className="hidden"> {nameOf(broken)}</span>
                      </button>
                      {broken.kind === 'link' && (
                        <button
                          type="button"
                          className="button small"
                          onClick={() => setAsked({ broken, how: 'redirect' })}
                        >
                          Redirect…<span className="hidden"> {broken.id}</span>
                        </button>
                      )}
                    </span>
                  </div>
                  <UsesList uses={broken.uses} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore list={query} />
      {asked?.how === 'replace' && (
        <ReplaceDialog
          broken={asked.broken}
          onClose={() => setAsked(null)}
          onOk={(to) => putRight(asked.broken, to)}
        />
      )}
      {asked?.how === 'remove' && (
        <RemoveDialog
          broken={asked.broken}
          onClose={() => setAsked(null)}
          onOk={() => putRight(asked.broken, noReplacement)}
        />
      )}
      {asked?.how === 'redirect' && (
        <RedirectForm
          isNew
          draft={{ from_path: asked.broken.id, to_path: '', code: 301 }}
          onClose={() => {
            setAsked(null)
            void refresh(client, ['/api/references'])
          }}
        />
      )}
    </>
  )
}

/** Sends once at a time, and keeps what it was answered for the dialog. */
function useSending(send: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  async function run() {
    setBusy(true)
    setError(null)
    await send().catch(setError)
    setBusy(false)
  }
  return { isBusy, error, run }
}

function RemoveDialog({
  broken,
  onClose,
  onOk,
}: {
  broken: BrokenReferenceView
  onClose: () => void
  onOk: () => Promise<void>
}) {
  const { isBusy, error, run } = useSending(onOk)
  const { kind, id, uses } = broken
  return (
    <Modal
      title={kind === 'link' ? `Take the links to ${id} away?` : `Take “${nameOf(broken)}” away?`}
      okLabel="Take away"
      cancelLabel="Keep"
      isDanger
      isBusy={isBusy}
      error={error}
      onCancel={onClose}
      onOk={() => void run()}
    >
      <p>
        {kind === 'link' ? 'Their words stay. ' : ''}
        {uses.length === 1 ? '1 page gets' : `${uses.length} pages get`} a new version.
      </p>
    </Modal>
  )
}

function ReplaceDialog({
  broken,
  onClose,
  onOk,
}: {
  broken: BrokenReferenceView
  onClose: () => void
  onOk: (to: Replacement) => Promise<void>
}) {
  const [to, setTo] = useState(noReplacement)
  const [tries, setTries] = useState(0)
  const { isBusy, error, run } = useSending(() => onOk(to))
  const { kind, uses } = broken
  const type = kind === 'post' ? broken.type : null
  const missing = replacementProblem(kind, type, to)
  return (
    <Modal
      title={`In the place of ${nameOf(broken)}`}
      okLabel={uses.length === 1 ? 'Change 1 page' : `Change ${uses.length} pages`}
      isBusy={isBusy}
      error={error}
      names={{ to_id: 'to' }}
      tries={tries}
      onCancel={onClose}
      onOk={() => (missing ? setTries(tries + 1) : void run())}
    >
      <Field
        name="to"
        title={kind === 'link' || kind === 'media' ? 'Address' : 'What takes its place'}
        problem={tries > 0 ? missing : undefined}
      >
        {(ties) => <ReplacementInput {...ties} kind={kind} type={type} value={to} onChange={setTo} />}
      </Field>
    </Modal>
  )
}
