/** Loads the post for the editor, or begins a new one, and offers what an earlier visit left unsaved on this device. */
import { useCallback, useEffect, useState } from 'react'
import { callEnvelope, CallError } from '#platform/client/call.ts'
import { Editor } from './Editor.tsx'
import { isPlainObject } from './model/serialise.ts'
import { type EditorPost, postFrom } from './post.ts'
import { dropDraft, type LocalDraft, readDraft } from './saving/localDraft.ts'
import './editor.css'

interface Opened {
  /** Grows when another content takes the screen. */
  count: number
  post: EditorPost
}

export default function PostEditor({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null)
  const [mayPublish, setMayPublish] = useState(true)
  const [draft, setDraft] = useState<LocalDraft | null>(null)
  const open = useCallback((post: EditorPost) => setOpened((last) => ({ count: (last?.count ?? 0) + 1, post })), [])

  useEffect(() => {
    const abort = new AbortController()
    const type = new URLSearchParams(location.search).get('type') ?? 'page'
    const query = { source: 'editor', ...(id === 'new' ? { type } : {}) }
    callEnvelope('GET', `/api/posts/${id}`, query, { signal: abort.signal }).then(
      ({ d, capabilities }) => {
        if (abort.signal.aborted) return
        const post = postFrom(d)
        setMayPublish(!isPlainObject(capabilities) || capabilities.publish === true)
        const kept = readDraft(localStorage, post.id ?? 'new')
        setDraft(kept && isNewer(kept, post) ? kept : null)
        open(post)
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return
        setFailure({ id, message: cause instanceof CallError ? cause.message : 'The page could not be opened.' })
      },
    )
    return () => abort.abort()
  }, [id, open])

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
  const restore = () => {
    if (!draft) return
    setDraft(null)
    open({ ...opened.post, ...draft.fields, value: draft.value })
  }
  const discard = () => {
    dropDraft(localStorage, opened.post.id ?? 'new')
    setDraft(null)
  }
  return (
    <Editor
      key={opened.count}
      post={opened.post}
      isRestored={opened.count > 1}
      reload={open}
      mayPublish={mayPublish}
      notice={draft ? { keptAt: draft.keptAt, restore, discard } : null}
    />
  )
}

/** True where the device holds something that the server does not. */
function isNewer(draft: LocalDraft, post: EditorPost): boolean {
  return JSON.stringify(draft.value) !== JSON.stringify(post.value) || draft.fields.title !== post.title
}
