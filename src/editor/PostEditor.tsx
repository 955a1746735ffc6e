/** Loads the post for the editor, or begins a new one, and offers what an earlier visit left unsaved on this device. */
import { useCallback, useEffect, useState } from 'react'
import { call, CallError } from '#platform/client/call.ts'
import { useViewer } from '#ui/viewer.ts'
import { askPost } from './ahead.ts'
import { Editor } from './Editor.tsx'
import { isPlainObject } from './model/serialise.ts'
import { type EditorPost, postFrom } from './post.ts'
import { drafts as draftStore } from './saving/drafts.ts'
import type { LocalDraft } from './saving/localDraft.ts'
import { same } from './saving/same.ts'
import { holdTab } from './saving/tabs.ts'
import { usePresence } from './saving/usePresence.ts'
import { draftName } from './saving/useSaving.ts'
import './editor.css'

interface Opened {
  /** Grows when another content takes the screen. */
  count: number
  post: EditorPost
  /** True: what is shown is not what the server holds yet. */
  isRestored: boolean
}

export default function PostEditor({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null)
  const [may, setMay] = useState({ publish: true, design: true })
  // What earlier visits left, the newest first.
  const [drafts, setDrafts] = useState<readonly LocalDraft[]>([])
  const { id: viewerId } = useViewer()
  const open = useCallback((post: EditorPost, isRestored: boolean) => setOpened((last) => ({ count: (last?.count ?? 0) + 1, post, isRestored })), [])
  // A new post gets its id by its first save.
  const [madeId, setMadeId] = useState<string | null>(null)
  const postId = madeId ?? opened?.post.id ?? null
  const presence = usePresence(postId)

  useEffect(() => {
    const abort = new AbortController()
    const isHome = id === 'new' && new URLSearchParams(location.search).get('at') === 'home'
    askPost(id).then(
      async ({ d, capabilities }) => {
        // A home page is begun at its address; its first save asks for it.
        const post = isHome ? { ...postFrom(d), url: '/', title: 'Home' } : postFrom(d)
        if (JSON.stringify(post.value).includes('"own_css"')) await import('#blocks/shell/customCss.ts')
        if (abort.signal.aborted) return
        if (isPlainObject(capabilities)) setMay({ publish: capabilities.publish === true, design: capabilities.design === true })
        open(post, false)
        setMadeId(null)
        holdTab()
        void offered(post, viewerId).then((found) => abort.signal.aborted || setDrafts(found))
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return
        setFailure({ id, message: cause instanceof CallError ? cause.message : 'The page could not be opened.' })
      },
    )
    return () => abort.abort()
  }, [id, open, viewerId])

  if (failure?.id === id) {
    return (
      <div className="editor-failed" role="alert">
        <h1>This page could not be opened</h1>
        <p>{failure.message}</p>
        <p>
          <a href="/user">Back to the dashboard</a>
        </p>
      </div>
    )
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
    if (postId !== null) open(postFrom(await call<unknown>('GET', `/api/posts/${postId}`, { source: 'editor' })), false)
  }
  const discard = () => {
    if (draft) void draftStore().then(({ dropDraft }) => dropDraft(draft.post, draft.tab))
    setDrafts(others)
  }
  return (
    <Editor
      key={opened.count}
      post={opened.post}
      author={viewerId}
      isRestored={opened.isRestored}
      reload={open}
      may={may}
      presence={presence}
      onMade={setMadeId}
      takeUp={takeUp}
      notice={draft && presence.mayWrite ? { keptAt: draft.keptAt, restore, discard } : null}
    />
  )
}

/** What this device holds and the server does not; what the server has by now is dropped. */
async function offered(post: EditorPost, author: string): Promise<LocalDraft[]> {
  const { readDrafts, dropDraft } = await draftStore()
  const drafts = await readDrafts(draftName(post), author)
  const isNews = ({ value, fields }: LocalDraft) => fields.title !== post.title || !same(value, post.value)
  for (const draft of drafts) if (!isNews(draft)) void dropDraft(draft.post, draft.tab)
  return drafts.filter(isNews)
}
