/** Selecting a run of siblings (EDITOR.md section 4, goal 9); what is done to them is in severalActs.ts. */
import type { EditorDocument } from './editorDocument.ts'

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

function pathOf({ blocks }: EditorDocument, id: string): string[] {
  return [...blocks.ancestorsOf(id).map((above) => above.id), id]
}
