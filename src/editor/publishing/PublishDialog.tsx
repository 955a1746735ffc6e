/** What changes for visitors, what the checks found, and when it is to be live: the page is published from here. */
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { X } from 'lucide-react'
import { pageHeading } from '#blocks/pageHeading.ts'
import { formatTime } from '#ui/formatTime.ts'
import { fieldProblemsOf } from '#ui/fieldProblems.ts'
import { notify } from '#ui/notices.ts'
import { common } from '#ui/texts/common.ts'
import { firstMoment, whenProblem } from '#ui/WhenFields.tsx'
import { momentInZone, plannedTime } from '#ui/zonedTime.ts'
import { useEditor } from '../EditorContext.ts'
import type { Saving } from '../saving/useSaving.ts'
import { editor } from '../texts/editor.ts'
import type { PageActs } from '../usePageActs.ts'
import { useStoredBlocks } from '../useStoredBlocks.ts'
import { pageChanges } from './changes.ts'
import { Changes } from './Changes.tsx'
import { CheckList } from './CheckList.tsx'
import { useHomeChoice } from './homePage.ts'
import { HomeSwitch } from './HomeSwitch.tsx'
import './publishing.css'
import { isStopped } from './stops.ts'
import { publishing } from './texts/publishing.ts'
import { useLiveVersion } from './useLiveVersion.ts'
import { useOnline } from './useOnline.ts'
import { usePublish } from './usePublish.ts'
import { WhenChoice } from './WhenChoice.tsx'

interface DialogProps {
  saving: Saving
  acts: PageActs
  /** False: the post is sent for review instead. */
  mayPublish: boolean
  close(): void
}

export function PublishDialog({ saving, acts, mayPublish, close }: DialogProps) {
  const { editorDocument, frame, page, mayWrite } = useEditor()
  const { timeZone } = page
  const { fields, post } = saving
  const value = useStoredBlocks()
  const { live, state } = useLiveVersion(post.id, post.version)
  const changes = useMemo(
    () => (live ? pageChanges({ fields: live, value: live.value }, { fields, value }) : []),
    [live, fields, value],
  )
  const [now] = useState(() => new Date())
  const [asksTitle] = useState(() => fields.title.trim() === '')
  const [heading] = useState(() => (asksTitle ? pageHeading(value) : ''))
  useTitleOfHeading(heading, saving.change)
  const isPlanned = fields.publish_at !== null && Date.parse(fields.publish_at) > now.getTime()
  const [isLater, setLater] = useState(isPlanned)
  const [moment, setMoment] = useState(() => firstMoment(fields.publish_at, timeZone, now))
  const { publish, becomeHome, isBusy, hasFailed } = usePublish({ saving, acts, mayPublish, live, timeZone })
  const choice = useHomeChoice(post)
  const home = mayPublish && choice?.isOn && !isLater ? choice.home : null
  const url = home || choice?.isThis ? '/' : urlToBe(saving)
  const isOffline = !useOnline() || saving.state.kind === 'offline'
  const isSame = live?.status === 'published' && changes.length === 0
  const isOff = isBusy || isOffline || !mayWrite || (isSame && !home) || isStopped(fields)
  const whole = useRef<HTMLFormElement>(null)
  useWhatFailed(hasFailed, saving, whole, close)

  const at = momentInZone(moment, timeZone)
  const label = !mayPublish
    ? editor.send_for_review
    : isSame
      ? home
        ? publishing.use_as_home
        : publishing.everything_live
      : isLater && at !== null
        ? publishing.schedule_for({ time: plannedTime(at, timeZone, now) })
        : changes.length > 0
          ? publishing.publish_changes({ count: changes.length })
          : common.publish
  async function confirm() {
    if (isOff) return
    if (mayPublish && isLater && whenProblem(moment, timeZone, new Date()) !== null)
      return whole.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const isDone =
      isSame && home ? await becomeHome(home) : await publish(mayPublish && isLater ? at : null, home)
    if (isDone) close()
  }
  const jump = (id: string | null) => {
    close()
    editorDocument.select({ id })
    if (id !== null)
      frame.document
        ?.querySelector(`[data-bid="${CSS.escape(id)}"]`)
        ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const since = live?.publish_at
  const sub =
    live === null
      ? state === 'loading'
        ? ''
        : publishing.not_live_yet
      : live.status === 'private'
        ? publishing.is_private
        : isSame || !since
          ? ''
          : publishing.changes_since({
              count: changes.length,
              time: formatTime(new Date(since), 'moment', timeZone),
            })
  return (
    <Frame
      title={publishing.publish_page({ title: fields.title.trim() || common.untitled })}
      sub={sub}
      form={whole}
      label={label}
      isOff={isOff}
      note={
        isOffline
          ? publishing.offline
          : hasFailed && saving.state.kind === 'failed'
            ? `${publishing.not_saved} ${saving.state.message}`
            : null
      }
      hint={live === null ? '' : publishing.restore_later}
      asksTitle={asksTitle}
      confirm={() => void confirm()}
      close={close}
    >
      <Changes {...{ live, state, changes, value, saving, url, jump }} />
      <div className="publish-side">
        <CheckList
          saving={saving}
          asksTitle={asksTitle}
          isFromHeading={heading !== '' && fields.title === heading}
          jump={jump}
        />
        {mayPublish ? (
          <WhenChoice
            isLater={isLater}
            value={moment}
            timeZone={timeZone}
            now={now}
            choose={setLater}
            onChange={setMoment}
          />
        ) : null}
        {/* A planned change of a live page is about that change alone. */}
        {mayPublish && choice && !(isLater && live?.status === 'published') ? (
          <HomeSwitch choice={choice} isLater={isLater} />
        ) : null}
      </div>
    </Frame>
  )
}

/** The last part of a URL may be written by hand. */
const urlToBe = ({ fields: { slug }, post }: Saving): string =>
  slug === '' || slug === post.slug || post.url === '/' ? post.url : post.url.replace(/[^/]*$/, slug)

/** A page that was given no title is called as its own heading. */
function useTitleOfHeading(heading: string, change: Saving['change']): void {
  const take = useEffectEvent(() => heading !== '' && change({ title: heading }))
  useEffect(() => void take(), [])
}

/** What is not for this dialog to say: the conflict, a field that was refused, a request that is sent again by itself. */
function useWhatFailed(
  hasFailed: boolean,
  { state }: Saving,
  form: React.RefObject<HTMLFormElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    if (!hasFailed) return
    if (state.kind === 'offline') notify({ kind: 'danger', title: publishing.lost })
    const isOfField = state.kind === 'failed' && Object.keys(fieldProblemsOf(state.cause)).length > 0
    if (isOfField) {
      // The page behind a dialog takes no focus: it is over first.
      form.current?.closest('dialog')?.close()
      document.querySelector<HTMLElement>('.editor-right [aria-invalid="true"]')?.focus()
    }
    if (state.kind === 'offline' || state.kind === 'conflict' || isOfField) close()
  }, [hasFailed, state, form, close])
}

interface FrameProps {
  title: string
  sub: string
  form: React.RefObject<HTMLFormElement | null>
  label: string
  isOff: boolean
  /** Why it cannot be published, or was not. */
  note: string | null
  hint: string
  asksTitle: boolean
  confirm(): void
  close(): void
  children: React.ReactNode
}

function Frame({
  title,
  sub,
  form,
  label,
  isOff,
  note,
  hint,
  asksTitle,
  confirm,
  close,
  children,
}: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    const first = asksTitle ? opened?.querySelector<HTMLElement>('[data-publish-title]') : button.current
    first?.focus()
    return () => opened?.close()
  }, [asksTitle])
  return (
    <dialog
      ref={dialog}
      className="publish"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        confirm()
      }}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <header className="publish-head">
          <div>
            <h2 id={id}>{title}</h2>
            {sub === '' ? null : <p>{sub}</p>}
          </div>
          <button type="button" className="icon-button" aria-label={common.close} onClick={close}>
            <X size={18} aria-hidden />
          </button>
        </header>
        <div className="publish-body">{children}</div>
        <footer className="publish-foot">
          <p role={note === null ? undefined : 'alert'} data-warns={note === null ? undefined : ''}>
            {note ?? hint}
          </p>
          <button type="button" className="button" onClick={close}>
            {common.cancel}
          </button>
          <button ref={button} type="submit" className="button primary" aria-disabled={isOff || undefined}>
            {label}
          </button>
        </footer>
      </form>
    </dialog>
  )
}
