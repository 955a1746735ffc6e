/** What is unsaved, kept on this device: it outlives a closed tab, a lost connection and a crash. */
import { isPlainObject, type StoredBlock } from '../model/serialise.ts'
import { fieldsOf, type PostFields } from '../post.ts'

export interface LocalDraft {
  /** The version that the change started from. */
  version: number
  keptAt: string
  fields: PostFields
  value: StoredBlock[]
}

const nameOf = (postId: string): string => `plinth.draft.${postId}`

/** Keeps a draft; a full or forbidden store is answered false. */
export function keepDraft(store: Storage, postId: string, draft: LocalDraft): boolean {
  try {
    store.setItem(nameOf(postId), JSON.stringify({ ...draft, fields: fieldsOf(draft.fields) }))
    return true
  } catch {
    return false
  }
}

export function dropDraft(store: Storage, postId: string): void {
  store.removeItem(nameOf(postId))
}

/** Returns the kept draft; null where there is none or it cannot be read. */
export function readDraft(store: Storage, postId: string): LocalDraft | null {
  const text = store.getItem(nameOf(postId))
  if (text === null) return null
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is LocalDraft {
  return isPlainObject(value) && Array.isArray(value.value) && isPlainObject(value.fields) && typeof value.version === 'number'
}
