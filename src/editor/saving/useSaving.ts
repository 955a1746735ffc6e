/** Ties the saver to the server, to this device and to the screen's document and fields. */
import { useCallback, useEffect, useState } from 'react'
import { typingCompleteMs } from '#constants.ts'
import { renamePath } from '#ui/renamedPath.ts'
import type { StoredBlock } from '../model/serialise.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { type EditorPost, fieldsOf, type PostFields } from '../post.ts'
import { drafts } from './drafts.ts'
import type { DeviceAnswer } from './localDraft.ts'
import { Saver, type SaveState } from './saver.ts'
import { fieldsToSend, sendPost, settledByServer } from './sendPost.ts'

const retryMs = 5000
const localMs = 800
/** A draft waits for a moment without work, but no longer than this. */
const idleMs = 500

/** @param given as a function of what is there by now: two changes of one moment both stay */
export type ChangeFields = (given: Partial<PostFields> | ((now: PostFields) => Partial<PostFields>)) => void

export interface Saving {
  state: SaveState
  /** Whether this device could keep what is unsaved. */
  device: DeviceAnswer
  /** The blocks that what is written here began from; a conflict is told against them. */
  base: readonly StoredBlock[]
  post: EditorPost
  fields: PostFields
  change: ChangeFields
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
export function useSaving(
  opened: EditorPost,
  author: string,
  editorDocument: EditorDocument,
  reload: (post: EditorPost, isRestored: boolean) => void,
  isRestored: boolean,
): Saving {
  // What was already changed when it opened has no beginning to compare with: each difference is then a choice.
  const [base, setBase] = useState<readonly StoredBlock[]>(() =>
    isRestored || opened.isWorking ? [] : opened.value,
  )
  const [device, setDevice] = useState<DeviceAnswer>('kept')
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: opened.updatedAt })
  const [post, setPost] = useState(opened)
  const [fields, setFields] = useState(() => fieldsOf(opened))
  const [{ saver, screen }] = useState(() => {
    const shown = screenWith({ post: opened, fields: fieldsOf(opened), touched: new Set() })
    const show = { setState, setDevice, setBase, setPost, setFields }
    return { screen: shown, saver: serverSaver(shown, author, editorDocument, show) }
  })

  useEffect(() => {
    const stop = editorDocument.blocks.watch(() => saver.changed())
    const guard = (event: BeforeUnloadEvent) => {
      if (saver.isDirty) event.preventDefault()
    }
    const abort = new AbortController()
    const options = { signal: abort.signal }
    window.addEventListener('beforeunload', guard, options)
    window.addEventListener('online', () => saver.online(), options)
    // A phone may end a window that is out of sight without another word.
    window.addEventListener('pagehide', () => saver.keepNow(), options)
    document.addEventListener('visibilitychange', () => document.hidden && saver.keepNow(), options)
    return () => {
      stop()
      abort.abort()
      saver.close()
    }
  }, [saver, editorDocument])

  const change = useCallback(
    (given: Parameters<ChangeFields>[0]): void => {
      const { touched, fields: last } = screen.read()
      const values = typeof given === 'function' ? given(last) : given
      const next = { ...last, ...values }
      screen.write({ fields: next })
      for (const name of settledByServer) if (name in values) touched.add(name)
      setFields(next)
      saver.changed()
    },
    [saver, screen],
  )
  return {
    state,
    device,
    base,
    post,
    fields,
    change,
    async save(values) {
      editorDocument.blur()
      if (values) change(values)
      const answer = await saver.save({ autosave: false })
      return answer.kind === 'saved' ? screen.read().post : null
    },
    async flush() {
      editorDocument.blur()
      const { post: known } = screen.read()
      if (!saver.isDirty && known.id !== null) return known
      const answer = await saver.save({ autosave: true })
      return answer.kind === 'saved' ? screen.read().post : null
    },
    takeTheirs(theirs) {
      screen.write({ post: theirs, fields: fieldsOf(theirs), touched: new Set() })
      saver.resolved(false)
      reload(theirs, false)
    },
    keepMerged(theirs, value) {
      saver.resolved(false)
      reload({ ...theirs, ...screen.read().fields, value }, true)
    },
    keepMine(theirs) {
      screen.write({ post: { ...screen.read().post, version: theirs.version } })
      saver.resolved(true)
    },
  }
}

const dropDraft = (post: string): void =>
  // What could not be loaded has kept nothing.
  void drafts().then(
    (store) => store.dropDraft(post),
    () => undefined,
  )

/** Under which name the drafts of a post are kept on this device. */
export const draftName = ({ id, type }: Pick<EditorPost, 'id' | 'type'>): string => id ?? `new:${type}`

/** What is on the screen, for the next save. */
interface OnScreen {
  post: EditorPost
  fields: PostFields
  touched: Set<keyof PostFields>
}

interface Screen {
  read(): OnScreen
  write(next: Partial<OnScreen>): void
}

/** What the next save sends: read when it is sent, so that it is what is on the screen. */
function screenWith(first: OnScreen): Screen {
  let now = first
  return { read: () => now, write: (next) => void (now = { ...now, ...next }) }
}

interface Show {
  setState(state: SaveState): void
  setDevice(answer: DeviceAnswer): void
  setBase(value: readonly StoredBlock[]): void
  setPost(post: EditorPost): void
  setFields(fields: PostFields): void
}

/** The saver of one visit: sends what is on the screen, keeps it on this device, shows what the server answered. */
function serverSaver(screen: Screen, author: string, editorDocument: EditorDocument, show: Show): Saver {
  const key = () => draftName(screen.read().post)
  let waiting = 0
  const stopWaiting = () => {
    if (waiting !== 0) cancelIdleCallback(waiting)
    waiting = 0
  }
  const keep = () => {
    stopWaiting()
    const { post, fields } = screen.read()
    const draft = {
      post: draftName(post),
      author,
      version: post.version,
      keptAt: new Date().toISOString(),
      fields,
      value: editorDocument.blocks.save(),
    }
    // Where what keeps drafts has not come before the network went, nothing is kept; the next change tries again.
    void drafts()
      .then(({ keepDraft }) => keepDraft(draft))
      .then(show.setDevice, () => show.setDevice('refused'))
  }
  return new Saver({
    pauseMs: typingCompleteMs,
    retryMs,
    localMs,
    onState: show.setState,
    keepLocally(isNow) {
      if (isNow || !('requestIdleCallback' in window)) keep()
      else if (waiting === 0) waiting = requestIdleCallback(keep, { timeout: idleMs })
    },
    dropLocal() {
      stopWaiting()
      dropDraft(key())
    },
    async send({ autosave }) {
      const { post, fields, touched } = screen.read()
      const sent = [...touched]
      const answer = await sendPost(post, fieldsToSend(fields, touched), editorDocument, autosave)
      if (answer.kind !== 'saved') return answer
      if (post.id === null) dropDraft(draftName(post))
      const saved = answer.post
      screen.write({ post: saved })
      if (autosave && post.id !== null) {
        // Its URL may follow its title as long as nobody has seen it.
        if (!touched.has('slug')) screen.write({ fields: { ...screen.read().fields, slug: saved.slug } })
      } else {
        // The server has the last word on these; a change made since the request left stays.
        const typed = screen.read().fields
        for (const name of sent) if (typed[name] === fields[name]) touched.delete(name)
        screen.write({
          fields: {
            ...typed,
            ...Object.fromEntries(
              settledByServer.filter((name) => !touched.has(name)).map((name) => [name, saved[name]]),
            ),
          },
        })
      }
      if (!autosave) show.setBase(saved.value)
      show.setFields(screen.read().fields)
      show.setPost(saved)
      if (post.id === null) renamePath(`/user/editor/${saved.id}`)
      return { kind: 'saved', at: new Date().toISOString() }
    },
  })
}
