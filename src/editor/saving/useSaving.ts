/** Ties the saver to the server, to this device and to the screen's document and fields. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { typingCompleteMs } from '#constants.ts'
import { call, CallError } from '#platform/client/call.ts'
import { isPlainObject, type StoredBlock } from '../model/serialise.ts'
import type { EditorSession } from '../model/session.ts'
import { type EditorPost, fieldsOf, type PostFields, postFrom } from '../post.ts'
import { dropDraft, keepDraft } from './localDraft.ts'
import { type SaveAnswer, Saver, type SaveState } from './saver.ts'

const retryMs = 5000
const localMs = 1000

export interface Saving {
  state: SaveState
  post: EditorPost
  fields: PostFields
  change(values: Partial<PostFields>): void
  /** Saves a version; returns the post where it was saved. */
  save(values?: Partial<PostFields>): Promise<EditorPost | null>
  /** Saves the working draft, where something is unsaved. */
  flush(): Promise<EditorPost | null>
  takeTheirs(theirs: EditorPost): void
  keepMine(theirs: EditorPost): void
  /** Goes on with chosen blocks of both, from their version. */
  keepMerged(theirs: EditorPost, value: StoredBlock[]): void
}

/** @param reload shows a post of the server in place of what is on the screen */
export function useSaving(opened: EditorPost, session: EditorSession, reload: (post: EditorPost) => void): Saving {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: opened.updatedAt })
  const [post, setPost] = useState(opened)
  const [fields, setFields] = useState(() => fieldsOf(opened))
  // What the next save sends: read when it is sent, so that it is what is on the screen.
  const now = useRef<OnScreen>({ post: opened, fields: fieldsOf(opened), touched: new Set() })

  const [saver] = useState(() => serverSaver(now, session, { setState, setPost, setFields }))

  useEffect(() => {
    const stop = session.document.watch(() => saver.changed())
    const guard = (event: BeforeUnloadEvent) => {
      if (saver.isDirty) event.preventDefault()
    }
    window.addEventListener('beforeunload', guard)
    return () => {
      stop()
      window.removeEventListener('beforeunload', guard)
      saver.close()
    }
  }, [saver, session])

  const change = useCallback(
    (values: Partial<PostFields>): void => {
      now.current.fields = { ...now.current.fields, ...values }
      for (const name of settledByServer) if (name in values) now.current.touched.add(name)
      setFields(now.current.fields)
      saver.changed()
    },
    [saver],
  )
  return {
    state,
    post,
    fields,
    change,
    async save(values) {
      session.blur()
      if (values) change(values)
      const answer = await saver.save({ autosave: false })
      return answer.kind === 'saved' ? now.current.post : null
    },
    async flush() {
      session.blur()
      if (!saver.isDirty && now.current.post.id !== null) return now.current.post
      const answer = await saver.save({ autosave: true })
      return answer.kind === 'saved' ? now.current.post : null
    },
    takeTheirs(theirs) {
      now.current = { post: theirs, fields: fieldsOf(theirs), touched: new Set() }
      saver.resolved(false)
      reload(theirs)
    },
    keepMerged(theirs, value) {
      saver.resolved(false)
      reload({ ...theirs, ...now.current.fields, value })
    },
    keepMine(theirs) {
      now.current.post = { ...now.current.post, version: theirs.version }
      saver.resolved(true)
    },
  }
}

/** What is on the screen, for the next save. */
interface OnScreen {
  post: EditorPost
  fields: PostFields
  touched: Set<keyof PostFields>
}

interface Show {
  setState(state: SaveState): void
  setPost(post: EditorPost): void
  setFields(fields: PostFields): void
}

/** The saver of one visit: sends what is on the screen, keeps it on this device, shows what the server answered. */
function serverSaver(now: { readonly current: OnScreen }, session: EditorSession, show: Show): Saver {
  const key = () => now.current.post.id ?? 'new'
  return new Saver({
    pauseMs: typingCompleteMs,
    retryMs,
    localMs,
    onState: show.setState,
    keepLocally() {
      const { post, fields } = now.current
      const draft = { version: post.version, keptAt: new Date().toISOString(), fields, value: session.document.save() }
      keepDraft(localStorage, key(), draft)
    },
    dropLocal: () => dropDraft(localStorage, key()),
    async send({ autosave }) {
      const { post, fields, touched } = now.current
      const sent = [...touched]
      const answer = await sendPost(post, fieldsToSend(fields, touched), session, autosave)
      if (answer.kind !== 'saved') return answer
      if (post.id === null) dropDraft(localStorage, 'new')
      const saved = answer.post
      now.current.post = saved
      if (!autosave || post.id === null) {
        // The server has the last word on these; a change made since the request left stays.
        for (const name of sent) if (now.current.fields[name] === fields[name]) touched.delete(name)
        const { slug, status, publish_at, unpublish_at } = now.current.fields
        now.current.fields = {
          ...now.current.fields,
          slug: touched.has('slug') ? slug : saved.slug,
          status: touched.has('status') ? status : saved.status,
          publish_at: touched.has('publish_at') ? publish_at : saved.publish_at,
          unpublish_at: touched.has('unpublish_at') ? unpublish_at : saved.unpublish_at,
        }
      }
      show.setFields(now.current.fields)
      show.setPost(saved)
      // Past the router's own replaceState, which would open the editor anew under the writer's hands.
      if (post.id === null) History.prototype.replaceState.call(history, history.state, '', `/user/editor/${saved.id}`)
      return { kind: 'saved', at: new Date().toISOString() }
    },
  })
}

/** Fields that the server settles (address, state, time): sent only where the writer has changed them. */
const settledByServer = ['slug', 'status', 'publish_at', 'unpublish_at'] as const

/** Returns what a save sends of the fields. */
export function fieldsToSend(fields: PostFields, touched: ReadonlySet<keyof PostFields>): Partial<PostFields> {
  const { slug, status, publish_at, unpublish_at, ...always } = fields
  return {
    ...always,
    ...(touched.has('slug') && slug !== '' ? { slug } : {}),
    ...(touched.has('status') ? { status } : {}),
    ...(touched.has('publish_at') ? { publish_at } : {}),
    ...(touched.has('unpublish_at') ? { unpublish_at } : {}),
  }
}

type Sent = Exclude<SaveAnswer, { kind: 'saved' }> | { kind: 'saved'; post: EditorPost }

async function sendPost(post: EditorPost, fields: Partial<PostFields>, session: EditorSession, autosave: boolean): Promise<Sent> {
  const input = {
    ...(post.id === null ? {} : { id: post.id, version: post.version }),
    type: post.type,
    ...fields,
    title: fields.title?.trim() || 'Untitled',
    metas: (fields.metas ?? []).filter(({ name }) => name.trim() !== ''),
    value: session.document.save(),
    ...(autosave ? { autosave: true } : {}),
  }
  try {
    return { kind: 'saved', post: postFrom(await call<unknown>('POST', '/api/posts', input)) }
  } catch (cause) {
    if (!(cause instanceof CallError)) return { kind: 'failed', message: String(cause) }
    if (cause.status === 409 && post.id !== null) return conflictOf(cause, post.id)
    if (cause.status === 0 || cause.status >= 502) return { kind: 'offline' }
    return { kind: 'failed', message: cause.message }
  }
}

/** The refused save answers what the server holds; where it does not, it is asked for. */
async function conflictOf(cause: CallError, id: string): Promise<Sent> {
  const { data } = cause
  const held = isPlainObject(data) ? (data.theirs ?? data.current ?? data.post) : null
  if (isPlainObject(held) && typeof held.id === 'string' && Array.isArray(held.value)) return { kind: 'conflict', theirs: postFrom(held) }
  try {
    return { kind: 'conflict', theirs: postFrom(await call<unknown>('GET', `/api/posts/${id}`)) }
  } catch {
    return { kind: 'failed', message: cause.message }
  }
}
