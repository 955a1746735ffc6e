/**
 * A block as the editor holds it: one flat, immutable record an id, children and parent by id (EDITOR.md 2.3).
 * Whatever a stored block carries beside the known keys travels along in its own order, so that what this version of the
 * product does not understand is written back byte for byte.
 */

/** The id of the document itself: the parent of every block at the top level. No block may have it. */
export const rootId = ''

export interface BlockRecord {
  readonly id: string
  readonly type: string
  readonly state: Readonly<Record<string, unknown>>
  readonly children: readonly string[]
  /** `rootId` at the top level. */
  readonly parent: string
  readonly do_not_render: boolean | undefined
  /** Keys of the stored block that the editor does not know. */
  readonly extra: Readonly<Record<string, unknown>>
  /** The stored order of the block's keys. */
  readonly keys: readonly string[]
}

/** A block with all it holds, top first: what `insert` takes and `remove` gives back. */
export interface Subtree {
  readonly top: string
  readonly records: readonly BlockRecord[]
}

export const standardKeys: readonly string[] = ['id', 'type', 'state', 'children']

const noExtra: Readonly<Record<string, unknown>> = {}

/** Returns a fresh record without children. */
export function newRecord(
  id: string,
  type: string,
  state: Record<string, unknown>,
  parent = rootId,
): BlockRecord {
  return {
    id,
    type,
    state,
    children: [],
    parent,
    do_not_render: undefined,
    extra: noExtra,
    keys: standardKeys,
  }
}
