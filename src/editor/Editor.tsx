/** The editor's frame: bar, outline, canvas, settings, and what opens over them. */
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageContext } from '#blocks/block.ts'
import { definitions } from '#blocks/registry.ts'
import { ResizeHandle } from '#ui/ResizeHandle.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import type { CanvasView } from './canvas/view.ts'
import { listenToClipboard } from './commands/clipboardEvents.ts'
import { holdKey } from './commands/heldKeys.ts'
import { handleKey, insertPlace, listenToKeys } from './commands/keys.ts'
import {
  AddressNotice,
  BlockMenu,
  ConflictDialog,
  FindBar,
  HelpDialog,
  InsertMenu,
  LinkDialog,
  RenameDialog,
  ReusableDialog,
} from './parts.ts'
import {
  Breadcrumbs,
  KeptNotice,
  Outline,
  PaletteCommands,
  PresenceBanner,
  SaveNotice,
  SidePanel,
} from './partsAround.ts'
import { EditorMessage, useMessages } from './EditorMessage.tsx'
import { EditorContext, type EditorValue, type InsertRequest, type MenuRequest } from './EditorContext.ts'
import { EditorSession } from './model/session.ts'
import { lookOfPost, type Opening } from './openRequest.ts'
import { type EditorPost, isPost, postFrom } from './post.ts'
import type { MovedPost } from './saving/AddressNotice.tsx'
import type { PresenceState } from './saving/usePresence.ts'
import { useSaving } from './saving/useSaving.ts'
import { TopBar } from './TopBar.tsx'
import { useSiteContext } from './useSiteContext.ts'
import { sideBounds, useSideWidths } from './useSideWidths.ts'
import { editor } from './texts/editor.ts'
import { common } from '#ui/texts/common.ts'

interface EditorProps {
  post: EditorPost
  /** What came with the post that was opened first. */
  opening: Opening
  /** Id of who writes. */
  author: string
  /** True: what is shown is not what the server holds yet. */
  isRestored: boolean
  reload(post: EditorPost, isRestored: boolean): void
  /** `publish` false: the post is sent for review instead; `design` false: words and pictures only. */
  may: { publish: boolean; design: boolean }
  presence: PresenceState
  /** Told the id that a first save gave. */
  onMade(id: string): void
  /** Shows what the server holds: somebody else wrote on it until now. */
  takeUp(): Promise<void>
  notice: { keptAt: string; restore(): void; discard(): void } | null
}

export function Editor({
  post: opened,
  opening,
  author,
  isRestored,
  reload,
  may,
  presence,
  onMade,
  takeUp,
  notice,
}: EditorProps) {
  const [session] = useState(() => new EditorSession(definitions, opened.value))
  const saving = useSaving(opened, author, session, reload, isRestored)
  const { post, fields } = saving
  const [insert, setInsert] = useState<InsertRequest | null>(null)
  const shownMenu = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<MenuRequest | null>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [isSharing, setSharing] = useState(false)
  const [link, setLink] = useState<EditorView | null>(null)
  const [isHelp, setHelp] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const [checksAsked, setChecksAsked] = useState(0)
  const messages = useMessages()
  const setMessage = messages.say
  const [moved, setMoved] = useState<MovedPost | null>(null)
  const [view, setView] = useState<CanvasView>({ width: null, zoom: 1, scheme: null })
  const [side, setSide] = useState<'outline' | 'settings' | null>(null)
  const [frame] = useState<EditorValue['frame']>(() => ({
    document: null,
    element: null,
    text: null,
    pointer: null,
    held: '',
  }))
  // Somebody else wrote meanwhile: nothing is written here before what they left is loaded, or it would be lost with it.
  const [isBehind, setBehind] = useState(false)
  if (!presence.mayWrite && !isBehind) setBehind(true)
  const mayWrite = presence.mayWrite && !isBehind
  const mayPublish = may.publish
  const mayDesign = may.design && mayWrite
  const { widths, resize } = useSideWidths()
  const { symbol, timeZone } = useSiteContext(opening.siteContext)
  // Fixed for the visit: the frame is not written anew when a first save gives the post its id.
  const [look] = useState(() => lookOfPost(opened.id, opening))

  const { change } = saving
  useEffect(() => {
    if (isRestored) change({})
  }, [isRestored, change])

  const writerName = presence.now?.writer?.name ?? editor.somebody
  useLayoutEffect(() => {
    session.guardBy((act) => {
      if (!mayWrite)
        return presence.mayWrite ? editor.newest_loading : editor.somebody_writes({ name: writerName })
      return act === 'design' && !mayDesign ? editor.words_only : null
    })
  }, [session, mayWrite, presence.mayWrite, mayDesign, writerName])
  const madeId = post.id
  useEffect(() => {
    if (madeId !== null) onMade(madeId)
  }, [madeId, onMade])
  const onTurn = useEffectEvent(() => {
    if (!isBehind) return
    if (presence.mayWrite) {
      const isNowNewest = () => setBehind(false)
      if (saving.state.kind !== 'saved') return isNowNewest()
      takeUp()
        .catch(() => setMessage(editor.newest_failed))
        .finally(isNowNewest)
      return
    }
    // The text that is being written is left, and what is unsaved goes to the own draft.
    session.select({ id: null })
    void saving.flush()
  })
  useEffect(() => onTurn(), [presence.mayWrite])

  const value = useMemo((): EditorValue => {
    const page: PageContext = {
      path: post.url || '/',
      postId: post.id,
      title: post.title,
      siteName: '',
      currency: { code: null, symbol, exponent: 2 },
      timeZone,
      isPreview: true,
    }
    return {
      session,
      page,
      frame,
      mayWrite,
      mayDesign,
      openInsert(request) {
        const reason = session.guard('design')
        // Drawn at once, also for a key of the frame: the next letter is the menu's.
        if (reason === null) flushSync(() => setInsert(request))
        else setMessage(reason)
      },
      openMenu: setMenu,
      openReusable: () => setSharing(true),
      openRename: setRenaming,
      openLink: setLink,
      announce: setMessage,
      showWidth: (width) => setView((last) => ({ ...last, width })),
      report(outcome, done) {
        if (!outcome.ok) setMessage(outcome.reason)
        else if (done !== undefined) setMessage(done)
        return outcome.ok
      },
    }
  }, [session, frame, mayWrite, mayDesign, post.url, post.id, post.title, symbol, timeZone, setMessage])

  const openInsertAt = (element: HTMLElement) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    value.openInsert({ place: insertPlace(value), at: { left, top, bottom } })
  }
  // A change that is planned for it is beside what visitors read.
  const isStanding = post.status === 'published' || post.changeAt !== null
  /** The page was on the site and has another address since: what links to it is offered to follow. */
  const noteMove = (saved: EditorPost | null) => {
    const wasLive = isStanding && post.url !== ''
    if (saved?.id && wasLive && saved.url !== '' && saved.url !== post.url)
      setMoved({ postId: saved.id, from: post.url, to: saved.url })
  }
  const save = async () => {
    if (!mayWrite) return setMessage(session.guard('words') ?? '')
    // Saving a published page by hand keeps the change as a draft; publishing is the button's own word.
    const saved = fields.status === 'published' ? await saving.flush() : await saving.save()
    if (saved) setMessage(common.saved)
    noteMove(saved)
  }
  const insertAtSelection = () => {
    const button = document.querySelector<HTMLElement>('.editor-top .editor-tool')
    if (button) openInsertAt(button)
  }
  /** @param isEarly before anybody else sees the key: the text in which the caret still stands must not take it */
  const onKey = (event: KeyboardEvent, isEarly: boolean) => {
    if (isEarly) {
      const menuOnItsWay =
        insert !== null && shownMenu.current === null ? { close: () => setInsert(null) } : null
      if (!holdKey(event, value, menuOnItsWay)) return
      event.stopPropagation()
      return event.preventDefault()
    }
    const actions = {
      save: () => void save(),
      openInsertAtSelection: insertAtSelection,
      openHelp: () => setHelp(true),
      openFind: () => setFinding(true),
    }
    if (handleKey(event, value, actions)) event.preventDefault()
  }
  const onWindowKey = useEffectEvent(onKey)
  useEffect(() => {
    const abort = new AbortController()
    listenToKeys(window, abort.signal, (event, isEarly) => onWindowKey(event, isEarly))
    return () => abort.abort()
  }, [])
  useEffect(() => {
    const abort = new AbortController()
    listenToClipboard(document, value, abort.signal)
    return () => abort.abort()
  }, [value])
  const preview = async () => {
    // Opened at once, so that the browser sees the click; it is led to the page when the draft is saved.
    const view = window.open('', '_blank')
    const saved = await saving.flush()
    if (view && saved?.id) view.location.href = `/user/preview/${saved.id}`
    else view?.close()
  }
  const publish = async () => {
    if (!mayWrite) return setMessage(session.guard('words') ?? '')
    const saved = await saving.save({ status: mayPublish ? 'published' : 'pending' })
    if (saved)
      setMessage(
        saved.status === 'published'
          ? common.published
          : saved.status === 'scheduled'
            ? common.scheduled
            : editor.sent_for_review,
      )
    noteMove(saved)
  }
  const theirs = saving.state.kind === 'conflict' && isPost(saving.state.theirs) ? saving.state.theirs : null
  const isLive = isStanding && post.url !== ''

  return (
    <EditorContext value={value}>
      <div className="editor" data-own-keys="" data-side={side ?? undefined}>
        <TopBar
          title={fields.title}
          status={isStanding ? 'published' : post.status}
          changeAt={post.changeAt}
          publicUrl={isLive ? post.url : null}
          saveState={saving.state}
          isKept={saving.device === 'kept'}
          mayPublish={mayPublish}
          view={view}
          onTitle={(title) => saving.change({ title })}
          onView={setView}
          onInsert={openInsertAt}
          onPreview={() => void preview()}
          onPublish={() => void publish()}
          onSide={(next) => setSide((last) => (last === next ? null : next))}
        />
        <div className="editor-notices">
          <PresenceBanner
            presence={presence}
            isLoading={presence.mayWrite && isBehind}
            handOver={async () => {
              await saving.flush()
              await presence.act('hand_over')
            }}
          />
          {notice && mayWrite ? <KeptNotice {...notice} /> : null}
          {moved ? (
            <AddressNotice key={moved.from} moved={moved} say={setMessage} close={() => setMoved(null)} />
          ) : null}
          <SaveNotice state={saving.state} device={saving.device} />
        </div>
        <div
          className="editor-body"
          ref={(body) => {
            body?.style.setProperty('--outline-width', `${widths.outline}px`)
            body?.style.setProperty('--settings-width', `${widths.settings}px`)
          }}
        >
          <aside className="editor-left" aria-label={editor.outline_of_the_page}>
            <h2>{editor.outline}</h2>
            <Outline />
          </aside>
          <ResizeHandle
            label={editor.outline_width}
            width={widths.outline}
            {...sideBounds.outline}
            onResize={(next) => resize('outline', next)}
          />
          <div className="editor-middle">
            {isFinding ? <FindBar close={() => setFinding(false)} /> : null}
            <Canvas look={look} view={view} onKey={onKey} />
            <div className="editor-foot">
              <Breadcrumbs />
              <button type="button" className="editor-keys" onClick={() => setHelp(true)}>
                {editor.keys} <kbd>?</kbd>
              </button>
            </div>
          </div>
          <ResizeHandle
            label={editor.settings_width}
            edge="start"
            width={widths.settings}
            {...sideBounds.settings}
            onResize={(next) => resize('settings', next)}
          />
          <SidePanel
            checksAsked={checksAsked}
            value={{
              post: { ...fields, id: post.id, type: post.type, url: post.url, changeAt: post.changeAt },
              refusal: saving.state.kind === 'failed' ? saving.state : null,
              change: saving.change,
              flush: saving.flush,
              reload: (answer) => saving.takeTheirs(postFrom(answer)),
            }}
          />
        </div>
        <EditorMessage messages={messages} />
        <PaletteCommands
          page={{
            save: () => void save(),
            publish: () => void publish(),
            preview: () => void preview(),
            insert: insertAtSelection,
            find: () => setFinding(true),
            check() {
              setChecksAsked((count) => count + 1)
              setSide('settings')
            },
            help: () => setHelp(true),
          }}
        />
        {insert ? <InsertMenu request={insert} close={() => setInsert(null)} shown={shownMenu} /> : null}
        {menu ? <BlockMenu request={menu} close={() => setMenu(null)} /> : null}
        {renaming === null ? null : <RenameDialog id={renaming} close={() => setRenaming(null)} />}
        {isSharing ? <ReusableDialog close={() => setSharing(false)} /> : null}
        {link ? <LinkDialog view={link} close={() => setLink(null)} /> : null}
        {isHelp ? <HelpDialog close={() => setHelp(false)} /> : null}
        {theirs ? (
          <ConflictDialog
            theirTitle={theirs.title}
            theirTime={theirs.updatedAt}
            base={saving.base}
            mine={session.document.save()}
            theirs={theirs.value}
            keepMerged={(value) => saving.keepMerged(theirs, value)}
            takeTheirs={() => saving.takeTheirs(theirs)}
            keepMine={() => saving.keepMine(theirs)}
          />
        ) : null}
      </div>
    </EditorContext>
  )
}
