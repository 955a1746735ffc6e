/** What a writer marks a block with beside its content: a name in the outline, a lock, hidden from visitors. */
import type { BlockDocument } from './document.ts'
import type { BlockRecord } from './record.ts'
import { acts } from './texts/acts.ts'

/** The own name of a block in the outline; null where it has none. */
export function outlineName({ state }: BlockRecord): string | null {
  return typeof state.outline_name === 'string' && state.outline_name.trim() !== ''
    ? state.outline_name
    : null
}

export function isLocked(record: BlockRecord | undefined): boolean {
  return record?.state.is_locked === true
}

/** Why a block must stay as it is: it, or what holds it, is locked. null: it may change. */
export function lockReason(document: BlockDocument, id: string): string | null {
  const record = document.get(id)
  if (isLocked(record)) return acts.locked
  if (document.ancestorsOf(id).some(isLocked)) return acts.holder_locked
  return null
}

/** Why a block must not go: it is locked, is in a locked one, or holds one. */
export function removalReason(document: BlockDocument, id: string): string | null {
  const own = lockReason(document, id)
  if (own !== null) return own
  return document.order(id).some((child) => isLocked(document.get(child))) ? acts.locked_within : null
}
