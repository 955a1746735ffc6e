/**
 * What is unsaved, kept in this browser's database: it outlives a closed tab, a lost connection and a crash. One draft for
 * each window and post, so that two windows with one post do not write over each other.
 */
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import { fieldsOf, type PostFields } from '../post.ts'
import { livingTabs, tabId } from './tabs.ts'
import { saving } from './texts/saving.ts'

export interface LocalDraft {
  /** Id of the post; `new:<type>` before the first save. */
  post: string
  /** The window that wrote it. */
  tab: string
  /** Who wrote it: another person at this device is not offered it. */
  author: string
  /** The version that the change started from. */
  version: number
  keptAt: string
  fields: PostFields
  value: StoredBlock[]
}

/** `full`: no room on the device; `refused`: the browser keeps nothing, as some private windows do. */
export type DeviceAnswer = 'kept' | 'full' | 'refused'

const databaseName = 'plinth-editor'
const storeName = 'draft'
const byPost = 'post'

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { keyPath: ['post', 'tab'] }).createIndex(byPost, 'post'),
    )
    request.addEventListener('success', () => {
      const database = request.result
      const leave = () => {
        database.close()
        opening = null
      }
      // The browser cleared it, or another window brings a newer one: opened again at the next need.
      database.addEventListener('close', leave)
      database.addEventListener('versionchange', leave)
      resolve(database)
    })
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database of the browser could not be opened.')),
    )
  }).catch((cause: unknown) => {
    opening = null
    throw cause
  })
  return opening
}

/** Runs one transaction; settled when it is written. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode)
    const request = work(transaction.objectStore(storeName))
    transaction.addEventListener('complete', () => resolve(request ? request.result : null))
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The draft could not be kept.')),
    )
  })
}

/** Keeps the draft of this window. Never throws. */
export async function keepDraft(draft: Omit<LocalDraft, 'tab'>): Promise<DeviceAnswer> {
  try {
    await inStore('readwrite', (store) => {
      store.put({ ...draft, tab: tabId, fields: fieldsOf(draft.fields) })
      return null
    })
    return 'kept'
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

/** Takes a draft away; without `tab` the one of this window. */
export async function dropDraft(post: string, tab: string = tabId): Promise<void> {
  try {
    await inStore('readwrite', (store) => {
      store.delete([post, tab])
      return null
    })
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Makes the draft of a window that is gone the draft of this one. */
export async function adoptDraft(draft: LocalDraft): Promise<void> {
  if (draft.tab === tabId) return
  await keepDraft(draft)
  await dropDraft(draft.post, draft.tab)
}

/** Keeps what another draft takes the place of, to be offered at the next visit as one that an earlier left. Never throws. */
export async function keepReplaced(replaced: Omit<LocalDraft, 'tab'>): Promise<void> {
  const draft = { ...replaced, tab: `replaced ${replaced.keptAt}`, fields: fieldsOf(replaced.fields) }
  await inStore('readwrite', (store) => {
    store.put(draft)
    return null
  }).catch(() => undefined)
}

/** The author's drafts of a post, the newest first; what another open window is writing is left to it. Never throws. */
export async function readDrafts(post: string, author: string): Promise<LocalDraft[]> {
  try {
    const [all, living] = await Promise.all([
      inStore<unknown[]>('readonly', (store) => store.index(byPost).getAll(post)),
      livingTabs(),
    ])
    return (all ?? [])
      .filter(isDraft)
      .filter((draft) => draft.author === author && (draft.tab === tabId || living?.has(draft.tab) !== true))
      .toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1))
  } catch {
    return []
  }
}

function isDraft(value: unknown): value is LocalDraft {
  return (
    isRecord(value) &&
    Array.isArray(value.value) &&
    isRecord(value.fields) &&
    typeof value.version === 'number' &&
    typeof value.keptAt === 'string'
  )
}

/** What to tell the writer where the device keeps nothing; null where it does. */
export function deviceMessage(answer: DeviceAnswer): string | null {
  if (answer === 'kept') return null
  return answer === 'full' ? saving.no_room : saving.keeps_nothing
}
