/** The editor's frame: bar, outline, canvas, settings, and what opens over them. */
import { useEffect, useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { Canvas } from './canvas/Canvas.tsx'
import { InsertMenu } from './parts.ts'
import { Conflict, Notices, Opened, PaletteCommands } from './partsAround.ts'
import { EditorMessage, useMessages } from './EditorMessage.tsx'
import { EditorBody } from './EditorBody.tsx'
import { EditorContext } from './EditorContext.ts'
import { EditorDocument } from './model/editorDocument.ts'
import { lookOfPost, type Opening } from './openRequest.ts'
import { type EditorPost, titledTypes } from './post.ts'
import type { Kept } from './saving/notices.tsx'
import type { PresenceState } from './saving/usePresence.ts'
import { useSaving } from './saving/useSaving.ts'
import { useTurn } from './saving/useTurn.ts'
import { TopBar } from './TopBar.tsx'
import { useEditorKeys } from './useEditorKeys.ts'
import { useEditorValue } from './useEditorValue.ts'
import { useInsertMenu } from './useInsertMenu.ts'
import { useOpenParts } from './useOpenParts.ts'
import { usePageActs } from './usePageActs.ts'
import { useSides } from './useSides.ts'
import { useSiteContext } from './useSiteContext.ts'

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
  notice: Kept | null
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
  const [editorDocument] = useState(
    () => new EditorDocument(definitions, opened.value, undefined, titledTypes.has(opened.type)),
  )
  const saving = useSaving(opened, author, editorDocument, reload, isRestored)
  const { post, fields, change } = saving
  const [open, show] = useOpenParts()
  const [checksAsked, setChecksAsked] = useState(0)
  const messages = useMessages()
  const { say } = messages
  const sides = useSides()
  const [side, setSide] = useState<'outline' | 'settings' | null>(null)
  // Fixed for the visit: the frame is not written anew when a first save gives the post its id.
  const [look] = useState(() => lookOfPost(opened.id, opening))

  useEffect(() => {
    if (isRestored) change({})
  }, [isRestored, change])
  const turn = useTurn({ editorDocument, saving, presence, isDesigner: may.design, takeUp, say })
  const { mayWrite } = turn
  const madeId = post.id
  useEffect(() => {
    if (madeId !== null) onMade(madeId)
  }, [madeId, onMade])

  const value = useEditorValue({
    editorDocument,
    post,
    may: { write: mayWrite, design: turn.mayDesign },
    site: useSiteContext(opening.siteContext),
    show,
    say,
  })
  const acts = usePageActs({
    editorDocument,
    saving,
    mayWrite,
    openPublish: () => show({ isPublishing: true }),
    say,
  })
  const { isStanding } = acts
  const insert = useInsertMenu(value, open.insert, show)
  const openFind = () => show({ isFinding: true })
  const openHelp = () => show({ isHelp: true })
  const onKey = useEditorKeys({
    value,
    actions: {
      save: () => void acts.save(),
      publish: acts.publish,
      openInsertAtSelection: insert.openAtSelection,
      openHelp,
      openFind,
    },
    menuOnItsWay: insert.onItsWay,
  })
  const isLive = isStanding && post.url !== ''

  return (
    <EditorContext value={value}>
      <div className="editor" data-own-keys="" data-side={side ?? undefined}>
        <TopBar
          title={fields.title}
          status={isStanding ? 'published' : post.status}
          changeAt={post.changeAt}
          hasChanges={post.isWorking || saving.state.kind !== 'saved'}
          publicUrl={isLive ? post.url : null}
          saveState={saving.state}
          isKept={saving.device === 'kept'}
          mayPublish={may.publish}
          onTitle={(title) => saving.change({ title })}
          onInsert={insert.openAt}
          onPreview={() => void acts.preview()}
          onPublish={acts.publish}
          onSide={(next) => setSide((last) => (last === next ? null : next))}
        />
        <Notices saving={saving} presence={presence} turn={turn} acts={acts} kept={notice} say={say} />
        <EditorBody
          saving={saving}
          sides={sides}
          checksAsked={checksAsked}
          open={open}
          show={show}
          canvas={<Canvas look={look} onKey={onKey} />}
        />
        <EditorMessage messages={messages} />
        <PaletteCommands
          page={{
            save: () => void acts.save(),
            publish: acts.publish,
            preview: () => void acts.preview(),
            insert: insert.openAtSelection,
            find: openFind,
            check() {
              setChecksAsked((count) => count + 1)
              setSide('settings')
              sides.fold('settings', false)
            },
            help: openHelp,
          }}
        />
        {open.insert ? (
          <InsertMenu request={open.insert} close={() => show({ insert: null })} shown={insert.shown} />
        ) : null}
        <Opened open={open} show={show} publishing={{ saving, acts, mayPublish: may.publish }} />
        <Conflict saving={saving} />
      </div>
    </EditorContext>
  )
}
