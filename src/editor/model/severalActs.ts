/** What is done to several blocks at once: moved, copied, put in; paste.ts brings others in. Each act is one undo entry. */
import { resolvePlace } from './canDrop.ts'
import { copySubtrees, duplicate } from './duplicate.ts'
import { lockReason } from './marks.ts'
import type { DocumentOperation } from './operation.ts'
import { saveRecord, type StoredBlock, subtreeOf } from './serialise.ts'
import { type EditorDocument, type Outcome, refused } from './editorDocument.ts'
import { acts } from './texts/acts.ts'

/** Moves the selected siblings past the one beside them, as one entry. */
export function moveSelected(editorDocument: EditorDocument, step: -1 | 1): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const ids = editorDocument.selectedIds
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined) return refused(acts.nothing_selected)
  if (ids.length === 1) return editorDocument.moveBy(first, step)
  const { blocks, selection } = editorDocument
  const { parent } = blocks.need(first)
  const locked = ids.map((id) => lockReason(blocks, id)).find((reason) => reason !== null)
  if (locked) return refused(locked)
  const siblings = blocks.need(parent).children
  const beside = siblings[siblings.indexOf(step < 0 ? first : last) + step]
  if (beside === undefined) return refused(step < 0 ? acts.first_blocks : acts.last_blocks)
  // The neighbour steps over them: one move, whatever their number.
  const index = siblings.indexOf(step < 0 ? last : first)
  editorDocument.run(
    acts.move_blocks({ count: ids.length }),
    [{ kind: 'move', id: beside, parent, index }],
    selection,
  )
  return { ok: true, id: first }
}

/** Copies the selected blocks behind the last of them, as one entry. */
export function duplicateSelected(editorDocument: EditorDocument): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const ids = editorDocument.selectedIds
  const last = ids.at(-1)
  if (last === undefined) return refused(acts.nothing_selected)
  if (ids.length === 1) return duplicate(editorDocument, last)
  const { blocks } = editorDocument
  const { parent, index } = resolvePlace(blocks, { target: last, position: 'after' })
  const copies = copySubtrees(
    ids.map((id) => subtreeOf(blocks.get, id)),
    editorDocument.makeId,
  )
  const operations = copies.map((subtree, offset): DocumentOperation => ({
    kind: 'insert',
    parent,
    index: index + offset,
    subtree,
  }))
  return insertAll(editorDocument, acts.duplicate_blocks({ count: ids.length }), operations)
}

/** The selected blocks as they are stored: what the clipboard carries. */
export function storedSelection(editorDocument: EditorDocument): StoredBlock[] {
  const { blocks } = editorDocument
  return editorDocument.selectedIds.map((id) => saveRecord(blocks.need(id), blocks.get))
}

/** Does inserts as one entry; what they bring in is selected. */
function insertAll(
  editorDocument: EditorDocument,
  label: string,
  operations: readonly DocumentOperation[],
): Outcome {
  const [first, ...others] = operations.flatMap((operation) =>
    operation.kind === 'insert' ? [operation.subtree.top] : [],
  )
  if (first === undefined) return refused(acts.nothing_to_insert)
  editorDocument.run(label, operations, { id: first, others })
  return { ok: true, id: first }
}
