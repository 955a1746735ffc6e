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
import { RedirectForm } from '../../routing/screens/RedirectForm.tsx'
import { brokenScreen } from '../texts/brokenScreen.ts'
import { common } from '#ui/texts/common.ts'

const words: Record<string, string> = {
  link: common.link,
  media: brokenScreen.file,
  post: common.content,
  category: common.category,
  tag: common.tag,
  token: brokenScreen.design_value,
}

/** `/old-page`, `A form, “Booking”`, `A file that is gone`. */
function nameOf({ kind, id, title, type }: BrokenReferenceView): string {
  if (kind === 'link' || kind === 'token' || kind === 'tag') return id
  const what = type ?? (kind === 'media' ? 'file' : kind)
  const own = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  if (title !== '') return brokenScreen.named({ what, own, title })
  return id.startsWith('/') ? id : brokenScreen.gone({ what, own })
}

const reasons = {
  missing: brokenScreen.nothing_stands_there,
  trashed: common.in_the_trash,
  unpublished: brokenScreen.not_published,
}

function detailOf({ kind, state, title }: BrokenReferenceView): string {
  const known = { kind: words[kind] ?? kind, reason: reasons[state] }
  return kind === 'link' && title !== ''
    ? brokenScreen.detail_named({ ...known, title })
    : brokenScreen.detail(known)
}

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
    if (left.length > 0) notify({ kind: 'danger', title: brokenScreen.not_changed, text: left.join(', ') })
    if (done > 0)
      notify({
        kind: 'good',
        title: brokenScreen.put_right({ count: done }),
        text: brokenScreen.put_right_text,
      })
    await refresh(client, ['/api/references'])
  }
  return (
    <>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 && !query.hasNextPage ? (
            <EmptyState title={brokenScreen.empty_title} text={brokenScreen.empty_text} />
          ) : (
            <ul className="broken-list">
              {all.map((broken) => (
                <li key={`${broken.kind} ${broken.id}`} className="card-box">
                  <div className="row between">
                    <span>
                      <b className={broken.kind === 'link' ? 'path' : undefined}>{nameOf(broken)}</b>{' '}
                      <span className="muted">{detailOf(broken)}</span>
                    </span>
                    <span className="row">
                      <button
                        type="button"
                        className="button small"
                        aria-label={(broken.kind === 'link'
                          ? brokenScreen.lead_elsewhere_for
                          : brokenScreen.choose_another_for)({ name: nameOf(broken) })}
                        onClick={() => setAsked({ broken, how: 'replace' })}
                      >
                        {broken.kind === 'link' ? brokenScreen.lead_elsewhere : brokenScreen.choose_another}
                      </button>
                      <button
                        type="button"
                        className="button small"
                        onClick={() => setAsked({ broken, how: 'remove' })}
                      >
                        {broken.kind === 'link'
                          ? brokenScreen.take_the_links_away
                          : brokenScreen.take_it_away}
                        <span className="hidden"> {nameOf(broken)}</span>
                      </button>
                      {broken.kind === 'link' && (
                        <button
                          type="button"
                          className="button small"
                          onClick={() => setAsked({ broken, how: 'redirect' })}
                        >
                          {brokenScreen.redirect_more}
                          <span className="hidden"> {broken.id}</span>
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
      title={
        kind === 'link'
          ? brokenScreen.remove_links_title({ id })
          : brokenScreen.remove_title({ broken: nameOf(broken) })
      }
      okLabel={brokenScreen.take_away}
      cancelLabel={brokenScreen.keep}
      isDanger
      isBusy={isBusy}
      error={error}
      onCancel={onClose}
      onOk={() => void run()}
    >
      <p>
        {(kind === 'link' ? brokenScreen.remove_links : brokenScreen.remove_text)({ count: uses.length })}
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
      title={brokenScreen.replace_title({ broken: nameOf(broken) })}
      okLabel={brokenScreen.change({ count: uses.length })}
      isBusy={isBusy}
      error={error}
      names={{ to_id: 'to' }}
      tries={tries}
      onCancel={onClose}
      onOk={() => (missing ? setTries(tries + 1) : void run())}
    >
      <Field
        name="to"
        title={kind === 'link' || kind === 'media' ? common.url : brokenScreen.replacement}
        problem={tries > 0 ? missing : undefined}
      >
        {(ties) => <ReplacementInput {...ties} kind={kind} type={type} value={to} onChange={setTo} />}
      </Field>
    </Modal>
  )
}
