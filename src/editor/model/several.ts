/**
 * Acts on several blocks at once: selecting a run of siblings, moving and copying them; paste.ts brings others in. Each act
 * is one undo entry (EDITOR.md section 4, goal 9).
 */
import { resolvePlace } from './canDrop.ts'
import { copySubtree } from './duplicate.ts'
import { lockReason } from './marks.ts'
import type { DocumentOperation } from './operation.ts'
import { saveRecord, type StoredBlock, subtreeOf } from './serialise.ts'
import type { EditorDocument, Outcome } from './editorDocument.ts'
import { acts } from './texts/acts.ts'

const refused = (reason: string): Outcome => ({ ok: false, reason })

/** Selects everything from a block, usually the selected one, to another one: the siblings under what holds both. */
export function extendTo(
  editorDocument: EditorDocument,
  to: string,
  origin: string | null = editorDocument.selection.id,
): void {
  const { blocks } = editorDocument
  if (origin === null || !blocks.has(to)) {
    editorDocument.select({ id: to })
    return
  }
  const from = pathOf(editorDocument, origin)
  const until = pathOf(editorDocument, to)
  let level = 0
  while (level < from.length - 1 && level < until.length - 1 && from[level] === until[level]) level += 1
  const first = from[level]
  const last = until[level]
  if (first === undefined || last === undefined || blocks.need(first).parent !== blocks.need(last).parent)
    return
  const siblings = blocks.need(blocks.need(first).parent).children
  const [start, end] = [siblings.indexOf(first), siblings.indexOf(last)]
  const run = siblings.slice(Math.min(start, end), Math.max(start, end) + 1)
  const between = run.filter((id) => id !== first && id !== last)
  // The end that moves comes last.
  editorDocument.select({ id: first, others: first === last ? [] : [...between, last] })
}

/** Moves the end of the selection by one sibling; returns the block that it now ends at. */
export function extendBy(editorDocument: EditorDocument, step: -1 | 1): string | null {
  const { id, others = [] } = editorDocument.selection
  if (id === null) return null
  const end = others.at(-1) ?? id
  const siblings = editorDocument.blocks.need(editorDocument.blocks.need(end).parent).children
  const next = siblings[siblings.indexOf(end) + step]
  if (next === undefined) return null
  extendTo(editorDocument, next)
  return next
}

/** Selects every block of the top level. */
export function selectAll(editorDocument: EditorDocument): void {
  const [first, ...others] = editorDocument.blocks.root.children
  if (first !== undefined) editorDocument.select({ id: first, others })
}

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
  if (ids.length === 1) return editorDocument.duplicate(last)
  const { blocks } = editorDocument
  const { parent, index } = resolvePlace(blocks, { target: last, position: 'after' })
  const operations = ids.map((id, offset): DocumentOperation => {
    const subtree = copySubtree(subtreeOf(blocks.get, id), editorDocument.makeId)
    return { kind: 'insert', parent, index: index + offset, subtree }
  })
  return insertAll(editorDocument, acts.duplicate_blocks({ count: ids.length }), operations)
}

/** The selected blocks as they are stored: what the clipboard carries. */
export function storedSelection(editorDocument: EditorDocument): StoredBlock[] {
  const { blocks } = editorDocument
  return editorDocument.selectedIds.map((id) => saveRecord(blocks.need(id), blocks.get))
}

/** Does inserts as one entry; what they bring in is selected. */
export function insertAll(
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

function pathOf({ blocks }: EditorDocument, id: string): string[] {
  return [...blocks.ancestorsOf(id).map((above) => above.id), id]
}
