/**
 * Acts on several blocks at once: selecting a run of siblings, moving, copying and pasting them. Each act is one undo
 * entry (EDITOR.md section 4, goal 9), and a paste asks `canDrop` for every block before it changes anything.
 */
import { type DropAnswer, dropRule } from '#blocks/dropRule.ts'
import { canDrop, type Place, resolvePlace } from './canDrop.ts'
import { copySubtree } from './duplicate.ts'
import { lockReason } from './marks.ts'
import type { DocumentOperation } from './operation.ts'
import { rootId, type Subtree } from './record.ts'
import { saveRecord, type StoredBlock, subtreeFrom, subtreeOf } from './serialise.ts'
import type { EditorSession, Outcome } from './session.ts'
import { heightOf } from './subtree.ts'

const refused = (reason: string): Outcome => ({ ok: false, reason })

/** Selects everything from the selected block to another one: the siblings under what holds both. */
export function extendTo(session: EditorSession, to: string): void {
  const { document, selection } = session
  if (selection.id === null || !document.has(to)) {
    session.select({ id: to })
    return
  }
  const from = pathOf(session, selection.id)
  const until = pathOf(session, to)
  let level = 0
  while (level < from.length - 1 && level < until.length - 1 && from[level] === until[level]) level += 1
  const first = from[level]
  const last = until[level]
  if (first === undefined || last === undefined || document.need(first).parent !== document.need(last).parent) return
  const siblings = document.need(document.need(first).parent).children
  const [start, end] = [siblings.indexOf(first), siblings.indexOf(last)]
  const run = siblings.slice(Math.min(start, end), Math.max(start, end) + 1)
  const between = run.filter((id) => id !== first && id !== last)
  // The end that moves stands last.
  session.select({ id: first, others: first === last ? [] : [...between, last] })
}

/** Moves the end of the selection by one sibling; returns the block that it now ends at. */
export function extendBy(session: EditorSession, step: -1 | 1): string | null {
  const { id, others = [] } = session.selection
  if (id === null) return null
  const end = others.at(-1) ?? id
  const siblings = session.document.need(session.document.need(end).parent).children
  const next = siblings[siblings.indexOf(end) + step]
  if (next === undefined) return null
  extendTo(session, next)
  return next
}

/** Selects every block of the top level. */
export function selectAll(session: EditorSession): void {
  const [first, ...others] = session.document.root.children
  if (first !== undefined) session.select({ id: first, others })
}

/** Moves the selected siblings past the one beside them, as one entry. */
export function moveSelected(session: EditorSession, step: -1 | 1): Outcome {
  const barred = session.guard('design')
  if (barred !== null) return refused(barred)
  const ids = session.selectedIds
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined) return refused('Nothing is selected.')
  if (ids.length === 1) return session.moveBy(first, step)
  const { document, selection } = session
  const { parent } = document.need(first)
  const locked = ids.map((id) => lockReason(document, id)).find((reason) => reason !== null)
  if (locked) return refused(locked)
  const siblings = document.need(parent).children
  const beside = siblings[siblings.indexOf(step < 0 ? first : last) + step]
  if (beside === undefined) return refused(step < 0 ? 'These are the first blocks.' : 'These are the last blocks.')
  // The neighbour steps over them: one move, whatever their number.
  const index = siblings.indexOf(step < 0 ? last : first)
  session.run(`Move ${ids.length} blocks`, [{ kind: 'move', id: beside, parent, index }], selection)
  return { ok: true, id: first }
}

/** Copies the selected blocks behind the last of them, as one entry. */
export function duplicateSelected(session: EditorSession): Outcome {
  const barred = session.guard('design')
  if (barred !== null) return refused(barred)
  const ids = session.selectedIds
  const last = ids.at(-1)
  if (last === undefined) return refused('Nothing is selected.')
  if (ids.length === 1) return session.duplicate(last)
  const { document } = session
  const { parent, index } = resolvePlace(document, { target: last, position: 'after' })
  const operations = ids.map((id, offset): DocumentOperation => {
    const subtree = copySubtree(subtreeOf(document.get, id), session.makeId)
    return { kind: 'insert', parent, index: index + offset, subtree }
  })
  return insertAll(session, `Duplicate ${ids.length} blocks`, operations)
}

/** The selected blocks as they are stored: what the clipboard carries. */
export function storedSelection(session: EditorSession): StoredBlock[] {
  const { document } = session
  return session.selectedIds.map((id) => saveRecord(document.need(id), document.get))
}

/**
 * Inserts stored blocks with fresh ids at a place, in their order, as one entry; `replace` puts them where `target`
 * stands.
 * @throws BlockShapeError where one is no block
 */
export function pasteBlocks(
  session: EditorSession,
  blocks: readonly StoredBlock[],
  place: Place | { target: string; position: 'replace' },
  label = 'Paste',
): Outcome {
  const { document, registry } = session
  const barred = session.guard('design')
  if (barred !== null) return refused(barred)
  const isReplacing = place.position === 'replace'
  const beside: Place = { target: place.target, position: place.position === 'replace' ? 'before' : place.position }
  const subtrees = blocks.map((block) => copySubtree(subtreeFrom(block), session.makeId))
  for (const subtree of subtrees) {
    const type = subtree.records[0]?.type ?? ''
    const answer = canDrop(registry, document, type, beside.target, beside.position, { height: heightOf(subtree) })
    if (!answer.ok) return answer
    const within = mayHoldWithin(session, subtree)
    if (!within.ok) return within
  }
  if (subtrees.length === 0) return refused('There is nothing to paste.')
  const { parent, index } = resolvePlace(document, beside)
  const inserts = subtrees.map((subtree, offset): DocumentOperation => ({ kind: 'insert', parent, index: index + offset, subtree }))
  return insertAll(session, label, [...(isReplacing ? [{ kind: 'remove' as const, id: place.target }] : []), ...inserts])
}

/** Whether blocks made elsewhere may stand in each other; what a type of another site holds is left as it is. */
function mayHoldWithin({ registry }: EditorSession, { top, records }: Subtree): DropAnswer {
  const types = new Map(records.map(({ id, type }) => [id, type]))
  for (const { id, type, parent } of records) {
    const holder = id === top ? undefined : registry.get(types.get(parent) ?? '')
    if (!holder) continue
    const answer = dropRule({ child: registry.get(type), childType: type, parent: holder, depth: 1, height: 1 })
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Where pasted blocks go: in place of an empty paragraph, else behind what is selected, else at the end. */
export function pastePlace(session: EditorSession): Place | { target: string; position: 'replace' } {
  const last = session.selectedIds.at(-1)
  if (last === undefined) return { target: rootId, position: 'append' }
  const { type, state } = session.document.need(last)
  const isEmpty = type === 'paragraph' && (state.text === '' || state.text === undefined)
  return { target: last, position: isEmpty ? 'replace' : 'after' }
}

function insertAll(session: EditorSession, label: string, operations: readonly DocumentOperation[]): Outcome {
  const [first, ...others] = operations.flatMap((operation) => (operation.kind === 'insert' ? [operation.subtree.top] : []))
  if (first === undefined) return refused('There is nothing to insert.')
  session.run(label, operations, { id: first, others })
  return { ok: true, id: first }
}

function pathOf({ document }: EditorSession, id: string): string[] {
  return [...document.ancestorsOf(id).map((above) => above.id), id]
}
