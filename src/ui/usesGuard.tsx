/** Before something is taken away: what uses it, what would break, and the way to put that right in the same step. */
import { useId, useState, type ReactNode } from 'react'
import { call } from '#platform/client/call.ts'
import { Field } from './FormProblems.tsx'
import { Modal } from './Modal.tsx'
import { notify } from './notices.ts'
import { ReplacementInput, replacementProblem } from './ReplacementInput.tsx'
import { showFailure } from './useCall.ts'
import { noReplacement, replaceUses, UsesList, usesOf, type Replacement, type UsesOf } from './uses.tsx'
import { files } from './texts/files.ts'
import { common } from './texts/common.ts'

type GuardedKind = 'post' | 'media'

interface Asked {
  found: UsesOf[]
  proceed: () => unknown
}

type Fix = 'lead' | 'unlink' | 'leave'

/** Most that are asked about at once; so many are seldom taken away with a look at each. */
const maxQueried = 100

/**
 * Returns `guard(ids, proceed)`, which goes on at once where nothing uses them, and the dialog for where something does.
 * @param okLabel what the dialog's button does: `Move to the trash`
 */
export function useUsesGuard(
  kind: GuardedKind,
  okLabel: string,
): { guard: (ids: readonly string[], proceed: () => unknown) => Promise<void>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)

  async function guard(ids: readonly string[], proceed: () => unknown): Promise<void> {
    if (ids.length === 0) return void (await proceed())
    try {
      const all = await usesOf(kind, ids.slice(0, maxQueried))
      const found = all.filter(
        ({ uses, settings }) => uses.some((use) => !ids.includes(use.post_id)) || settings.length > 0,
      )
      if (found.length === 0) await proceed()
      else setAsked({ found, proceed })
    } catch (error) {
      showFailure(error, files.nothing_was_changed)
    }
  }
  const dialog = asked && (
    <UsesDialog kind={kind} okLabel={okLabel} asked={asked} onClose={() => setAsked(null)} />
  )
  return { guard, dialog }
}

function UsesDialog({
  kind,
  okLabel,
  asked,
  onClose,
}: {
  kind: GuardedKind
  okLabel: string
  asked: Asked
  onClose: () => void
}) {
  const [fix, setFix] = useState<Fix>('leave')
  const [to, setTo] = useState(noReplacement)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const { found, proceed } = asked
  const count = new Set(found.flatMap(({ uses }) => uses.map((use) => use.post_id))).size
  // A form, a menu, a component: nothing links to it, it is in pages; another of its type can take its place.
  const types = new Set(found.map((target) => (target.url === '' ? target.type : null)))
  const [placedType = null] = types.size === 1 ? types : []
  const missing = fix === 'lead' ? replacementProblem(kind, placedType, to) : undefined

  async function run() {
    setError(null)
    if (missing) return setTries(tries + 1)
    setBusy(true)
    try {
      const left = fix === 'leave' ? [] : await putRight(kind, found, fix === 'lead' ? to : noReplacement)
      if (left.length > 0) notify({ kind: 'danger', title: files.some_not_changed, text: left.join(', ') })
      await proceed()
      if (fix === 'lead' && kind === 'post' && to.to !== '') await redirectAll(found, to.to)
      onClose()
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }

  const isLinked = kind === 'post' && placedType === null
  return (
    <Modal
      title={
        found.length === 1
          ? files.in_use({ title: found[0]?.title ?? '' })
          : files.several_in_use({ count: found.length })
      }
      okLabel={okLabel}
      cancelLabel={files.keep}
      isDanger
      isBusy={isBusy}
      error={error}
      names={{ to_id: 'to' }}
      tries={tries}
      onCancel={onClose}
      onOk={() => void run()}
    >
      {count > 0 && (
        <p>{found.length === 1 ? files.pages_use_it({ count }) : files.pages_use_them({ count })}</p>
      )}
      {found.map((target) => (
        <UsesList
          key={target.id}
          uses={target.uses}
          {...(found.length > 1 ? { nameOf: () => files.uses({ title: target.title }) } : {})}
        />
      ))}
      {found.map(
        (target) =>
          target.settings.length > 0 && (
            <p key={target.id}>
              {files.named_by_settings({
                count: target.settings.length,
                settings: target.settings.join(', '),
                title: target.title,
              })}{' '}
              <a className="link" href="/user/settings" target="_blank" rel="noreferrer">
                {common.settings}
              </a>
            </p>
          ),
      )}
      {count > 0 && (
        <FixChoice
          {...{ kind, isLinked, placedType, fix, to }}
          problem={tries > 0 ? missing : undefined}
          onFix={setFix}
          onReplace={setTo}
        />
      )}
    </Modal>
  )
}

interface FixChoiceProps {
  kind: GuardedKind
  /** Pages link to it; else they show it. */
  isLinked: boolean
  /** The type of what is placed in pages; null for what is linked to. */
  placedType: string | null
  fix: Fix
  to: Replacement
  problem: string | undefined
  onFix: (fix: Fix) => void
  onReplace: (to: Replacement) => void
}

/** What becomes of the places that use it: left as they are, led elsewhere, or taken away. */
function FixChoice({ kind, isLinked, placedType, fix, to, problem, onFix, onReplace }: FixChoiceProps) {
  const id = useId()
  const choices: { value: Fix; title: string }[] = [
    {
      value: 'leave',
      title: isLinked ? files.leave_links : files.leave_places,
    },
    {
      value: 'lead',
      title: isLinked ? files.lead_links : kind === 'media' ? files.another_file : files.another_one,
    },
    {
      value: 'unlink',
      title: isLinked ? files.remove_links : files.remove_places,
    },
  ]
  return (
    <fieldset className="stack">
      <legend>{isLinked ? files.what_of_links : files.what_of_places}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="check">
          <input
            type="radio"
            name={`${id}-fix`}
            checked={fix === choice.value}
            onChange={() => onFix(choice.value)}
          />{' '}
          {choice.title}
        </label>
      ))}
      {fix === 'lead' && (
        <Field
          name="to"
          title={isLinked || kind === 'media' ? common.url : files.replacement}
          problem={problem}
        >
          {(ties) => (
            <ReplacementInput {...ties} kind={kind} type={placedType} value={to} onChange={onReplace} />
          )}
        </Field>
      )}
    </fieldset>
  )
}

/** Returns the titles of pages that could not be changed. */
async function putRight(kind: GuardedKind, found: readonly UsesOf[], to: Replacement): Promise<string[]> {
  const left: string[] = []
  for (const { id, uses } of found) if (uses.length > 0) left.push(...(await replaceUses(kind, id, to)))
  return left
}

/** Who comes to the old URL is led on, too. */
async function redirectAll(found: readonly UsesOf[], to: string): Promise<void> {
  for (const { url } of found) {
    if (url === '' || url === to) continue
    await call('POST', '/api/redirects', { from_path: url, to_path: to }).catch((error: unknown) =>
      showFailure(error, files.no_redirect({ url })),
    )
  }
}
