/** Loads the post for the editor, or begins a new one, and offers what an earlier visit left unsaved on this device. */
import { useCallback, useEffect, useState } from 'react'
import { switchPlugins } from '#blocks/registry.ts'
import { call, CallError } from '#platform/client/call.ts'
import { useViewer } from '#ui/viewer.ts'
import { canvasReady } from './canvas/canvasReady.ts'
import { Editor } from './Editor.tsx'
import { OpenFailed } from './parts.ts'
import { needsFullSection } from '#blocks/group/fullSection.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from './model/serialise.ts'
import { type Opening, takeOpening } from './openRequest.ts'
import { type EditorPost, postFrom } from './post.ts'
import { drafts as draftStore } from './saving/drafts.ts'
import type { LocalDraft } from './saving/localDraft.ts'
import { same } from './saving/same.ts'
import { holdTab } from './saving/tabs.ts'
import { usePresence } from './saving/usePresence.ts'
import { draftName } from './saving/useSaving.ts'
import './editor.css'
import { editor as editorTexts } from './texts/editor.ts'

interface Opened {
  /** Grows when another content takes the screen. */
  count: number
  post: EditorPost
  /** True: what is shown is not what the server holds yet. */
  isRestored: boolean
}

export default function PostEditor({ id }: { id: string }) {
  const [opening] = useState(() => takeOpening(id))
  const [first] = useState(() => firstOf(opening))
  const [opened, setOpened] = useState<Opened | null>(
    first && { count: 1, post: first.post, isRestored: false },
  )
  const [failure, setFailure] = useState<{ id: string; message: string | null } | null>(null)
  const [may, setMay] = useState(first?.may ?? { publish: true, design: true })
  // What earlier visits left, the newest first.
  const [drafts, setDrafts] = useState<readonly LocalDraft[]>([])
  const { id: viewerId } = useViewer()
  const open = useCallback(
    (post: EditorPost, isRestored: boolean) =>
      setOpened((last) => ({ count: (last?.count ?? 0) + 1, post, isRestored })),
    [],
  )
  // A new post gets its id by its first save.
  const [madeId, setMadeId] = useState<string | null>(null)
  const postId = madeId ?? opened?.post.id ?? null
  const presence = usePresence(postId)

  useEffect(() => {
    const abort = new AbortController()
    const begin = (post: EditorPost): void => {
      holdTab()
      void canvasReady
        .then(() => offered(post, viewerId))
        .then((found) => abort.signal.aborted || setDrafts(found))
    }
    if (first) {
      begin(first.post)
      return () => abort.abort()
    }
    opening.post.answer.then(
      async (answer) => {
        const { post, may: mayNow } = readAnswer(opening.id, answer)
        await loadPartsOf(post.value)
        if (abort.signal.aborted) return
        setMay(mayNow)
        open(post, false)
        begin(post)
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return
        setFailure({
          id,
          message: cause instanceof CallError ? cause.message : null,
        })
      },
    )
    return () => abort.abort()
  }, [id, open, viewerId, opening, first])

  if (failure?.id === id) {
    return <OpenFailed message={failure.message} />
  }
  if (!opened) return <div className="editor-waiting" aria-busy="true" />
  const [draft, ...others] = drafts
  const restore = () => {
    if (!draft) return
    setDrafts(others)
    void draftStore().then(({ adoptDraft }) => adoptDraft(draft))
    // From the version that it began with: where somebody saved another since, the save asks which to keep.
    open({ ...opened.post, ...draft.fields, version: draft.version, value: draft.value }, true)
  }
  // Somebody else wrote on it until now: what the server holds is what is gone on from.
  const takeUp = async () => {
    if (postId !== null)
      open(postFrom(await call<unknown>('GET', `/api/posts/${postId}`, { source: 'editor' })), false)
  }
  const discard = () => {
    if (draft) void draftStore().then(({ dropDraft }) => dropDraft(draft.post, draft.tab))
    setDrafts(others)
  }
  return (
    <Editor
      key={opened.count}
      post={opened.post}
      opening={opening}
      author={viewerId}
      isRestored={opened.isRestored}
      reload={open}
      may={may}
      presence={presence}
      onMade={setMadeId}
      takeUp={takeUp}
      notice={draft ? { draft, restore, discard } : null}
    />
  )
}

type Answer = Awaited<Opening['post']['answer']>

function readAnswer(
  id: string,
  { d, capabilities, plugins }: Answer,
): { post: EditorPost; may: { publish: boolean; design: boolean } } {
  const isHome = id === 'new' && new URLSearchParams(location.search).get('at') === 'home'
  // Before anything is drawn: what blocks there are belongs to the site as it is now.
  switchPlugins(new Set(Array.isArray(plugins) ? plugins : []))
  // A home page is begun at its URL; its first save asks for it.
  const post = isHome ? { ...postFrom(d), url: '/', title: editorTexts.home } : postFrom(d)
  const may = isRecord(capabilities)
    ? { publish: capabilities.publish === true, design: capabilities.design === true }
    : { publish: true, design: true }
  return { post, may }
}

/** What can be drawn at once; null while the post is on its way, or where blocks need more than is there. */
function firstOf({ id, post: { now } }: Opening): ReturnType<typeof readAnswer> | null {
  const read = isRecord(now?.d) ? readAnswer(id, now) : null
  return read && needsPart(read.post.value, isAny) ? null : read
}

type Need = (block: StoredBlock, state: Record<string, unknown>) => boolean

const hasOwnCss: Need = (_, state) => 'own_css' in state
const isFull: Need = ({ type }, state) => needsFullSection({ type, state })
const hasLayout: Need = (_, state) => 'layout' in state
const isAny: Need = (block, state) =>
  hasOwnCss(block, state) || isFull(block, state) || hasLayout(block, state)

const needsPart = (blocks: readonly StoredBlock[], need: Need): boolean =>
  blocks.some(
    (block) =>
      (isRecord(block.state) && need(block, block.state)) ||
      (Array.isArray(block.children) && needsPart(block.children.filter(isRecord), need)),
  )

/** What only some pages need comes before they are drawn. */
async function loadPartsOf(blocks: readonly StoredBlock[]): Promise<void> {
  await Promise.all([
    needsPart(blocks, hasOwnCss) ? import('#blocks/shell/customCss.ts') : null,
    needsPart(blocks, isFull) ? import('#blocks/group/FullSection.tsx') : null,
    needsPart(blocks, hasLayout) ? import('#blocks/shell/compileLayout.ts') : null,
  ])
}

/** What this device holds and the server does not; what the server has by now is dropped. */
async function offered(post: EditorPost, author: string): Promise<LocalDraft[]> {
  const { readDrafts, dropDraft } = await draftStore()
  const drafts = await readDrafts(draftName(post), author)
  const isNews = ({ value, fields }: LocalDraft) => fields.title !== post.title || !same(value, post.value)
  for (const draft of drafts) if (!isNews(draft)) void dropDraft(draft.post, draft.tab)
  return drafts.filter(isNews)
}
