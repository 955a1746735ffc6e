/**
 * What keys and buttons do to the entries of a list. A list is read as its entries in their order, each with its depth; they
 * are changed there and the list is built again of them: so whatever is done, no word is lost and lists stay well formed.
 */
import type { Node, Schema } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'

export type ListKind = 'bullets' | 'numbers' | 'tasks'

/** Deeper ones are hard to read on a phone. */
const deepest = 8

interface ListEntry {
  depth: number
  /** Null: it is a paragraph beside lists. */
  kind: ListKind | null
  start: unknown
  done: boolean | null
  line: Node
  /** Where its words begin. */
  at: number
}

export function entriesOf(doc: Node): ListEntry[] {
  const entries: ListEntry[] = []
  const walk = (list: Node, before: number, depth: number): void => {
    const { kind, start } = list.attrs
    list.forEach((item, itemOffset) => {
      item.forEach((child, offset) => {
        const at = before + 1 + itemOffset + 1 + offset
        if (child.type.name === 'line')
          entries.push({ depth, kind, start, done: item.attrs.done, line: child, at: at + 1 })
        else walk(child, at, depth + 1)
      })
    })
  }
  doc.forEach((node, offset) => {
    if (node.type.name === 'list') walk(node, offset, 0)
    else entries.push({ depth: 0, kind: null, start: null, done: null, line: node, at: offset + 1 })
  })
  return entries
}

/** What the entries are together; one that is deeper than its place allows is as deep as it may be. */
function builtOf(entries: readonly ListEntry[], schema: Schema): Node {
  const { doc, list, list_item: item, line: lineType, paragraph } = schema.nodes
  if (!doc || !list || !item || !lineType || !paragraph) throw new Error('This schema has no lists')
  let next = 0
  const listAt = (depth: number): Node => {
    const first = entries[next]
    const items: Node[] = []
    for (
      let one = first;
      one && one.kind !== null && (one === first || (one.depth === depth && one.kind === first?.kind));
      one = entries[next]
    ) {
      next += 1
      const inner: Node[] = []
      for (
        let below = entries[next];
        below && below.kind !== null && below.depth > depth;
        below = entries[next]
      )
        inner.push(listAt(depth + 1))
      const done = one.kind === 'tasks' ? one.done === true : null
      items.push(item.create({ done }, [lineType.create(null, one.line.content), ...inner]))
    }
    return list.create({ kind: first?.kind, start: first?.start ?? null }, items)
  }
  const nodes: Node[] = []
  for (let one = entries[next]; one; one = entries[next]) {
    if (one.kind !== null) nodes.push(listAt(0))
    else {
      nodes.push(paragraph.create(null, one.line.content))
      next += 1
    }
  }
  return doc.create(null, nodes.length > 0 ? nodes : [paragraph.create()])
}

const sizeOf = ({ line }: ListEntry): number => line.content.size

function indexAt(entries: readonly ListEntry[], position: number): number {
  const found = entries.findIndex((entry) => position <= entry.at + sizeOf(entry))
  return found === -1 ? entries.length - 1 : found
}

/** A step of Undo of its own, whatever was typed just before it or comes behind (textView.ts). */
export const asAct = (tr: Transaction): Transaction => tr.setMeta('isAct', true)

/** The list anew, with the selection in the same words; a step of Undo of its own. */
export function rebuilt(
  state: EditorState,
  entries: readonly ListEntry[],
  caret?: { index: number; offset: number },
): Transaction {
  const { doc, selection, schema } = state
  const before = entriesOf(doc)
  const { content } = builtOf(entries, schema)
  const { tr } = state
  tr.replaceWith(0, doc.content.size, content)
  const after = entriesOf(tr.doc)
  const moved = (position: number): number => {
    const index = indexAt(before, position)
    return (after[index]?.at ?? 0) + Math.max(0, position - (before[index]?.at ?? 0))
  }
  const place = caret && (after[caret.index]?.at ?? 0) + caret.offset
  const [anchor, head] =
    place === undefined ? [moved(selection.anchor), moved(selection.head)] : [place, place]
  tr.setSelection(TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)))
  return asAct(tr).scrollIntoView()
}

/** From the first selected entry to the last, with all that is below it. */
function selectedOf(state: EditorState): { entries: ListEntry[]; from: number; to: number; end: number } {
  const entries = entriesOf(state.doc)
  const from = indexAt(entries, state.selection.from)
  const to = indexAt(entries, state.selection.to)
  const depth = entries[to]?.depth ?? 0
  let end = to + 1
  while ((entries[end]?.depth ?? 0) > depth) end += 1
  return { entries, from, to, end }
}

/** True where the caret is in an entry. */
export const isInList = ({ selection }: EditorState): boolean => selection.$from.parent.type.name === 'line'

/** Moves the selected entries in or out, with what is below them. Null: they are where they can be. */
export function nested(state: EditorState, step: 1 | -1): Transaction | null {
  const { entries, from, end } = selectedOf(state)
  const first = entries[from]
  const before = entries[from - 1]
  if (!first || first.kind === null) return null
  const depth = first.depth + step
  if (
    depth < 0 ||
    depth >= deepest ||
    (step === 1 && (!before || before.kind === null || before.depth < first.depth))
  )
    return null
  // They go into the list that is there already.
  const beside = entries.slice(0, from).findLast((entry) => entry.depth <= depth)
  const joins = beside?.depth === depth && beside.kind !== null ? beside : null
  return rebuilt(
    state,
    entries.map((entry, index) =>
      index < from || index >= end || entry.kind === null
        ? entry
        : {
            ...entry,
            depth: Math.max(0, entry.depth + step),
            ...(joins && entry.depth === first.depth ? { kind: joins.kind, start: joins.start } : {}),
          },
    ),
  )
}

/** The lists of the selected entries with bullets, numbers or boxes; null where they are so already. */
export function ofKind(state: EditorState, kind: ListKind): Transaction | null {
  const { entries, from, to } = selectedOf(state)
  const chosen = new Set<number>()
  for (let index = from; index <= to; index += 1) {
    const depth = entries[index]?.depth ?? 0
    const isSame = (at: number) => entries[at] !== undefined && (entries[at]?.depth ?? -1) >= depth
    let first = index
    while (entries[index]?.kind !== null && isSame(first - 1) && entries[first - 1]?.kind !== null) first -= 1
    for (let at = first; isSame(at) && (at <= index || entries[at]?.kind !== null); at += 1) {
      const entry = entries[at]
      if (entry?.depth === depth && (entry.kind === entries[index]?.kind || at === index)) chosen.add(at)
    }
  }
  if ([...chosen].every((index) => entries[index]?.kind === kind)) return null
  return rebuilt(
    state,
    entries.map((entry, index) => (chosen.has(index) ? { ...entry, kind, start: null } : entry)),
  )
}

/** The kind of list that the caret is in; null: of none. */
export function kindAt({ selection: { $from } }: EditorState): ListKind | null {
  const list = $from.parent.type.name === 'line' ? $from.node($from.depth - 2) : null
  return list?.attrs.kind ?? null
}

/** Ticks the task of the caret, or takes its tick away; null where it is none. */
export function ticked(state: EditorState, position = state.selection.from): Transaction | null {
  const { entries } = selectedOf(state)
  const index = indexAt(entries, position)
  const entry = entries[index]
  if (entry?.kind !== 'tasks') return null
  const { tr } = state
  return asAct(tr.setNodeMarkup(entry.at - 2, null, { done: entry.done !== true }))
}

/** Enter in an entry with words: the words behind the caret are the next one, which is not done yet. */
export function split(state: EditorState): Transaction {
  const { tr } = state
  if (!state.selection.empty) tr.deleteSelection()
  const { $from } = tr.selection
  const item = $from.node($from.depth - 1)
  if ($from.parent.type.name !== 'line') return tr
  const { done } = item.attrs
  const isAtStart = $from.parentOffset === 0
  const before = $from.before($from.depth - 1)
  tr.split($from.pos, 2, [
    { type: item.type, attrs: { done: done === null ? null : isAtStart && done } },
    null,
  ])
  if (isAtStart && done) tr.setNodeMarkup(before, null, { done: false })
  return asAct(tr).scrollIntoView()
}

/** What is before an entry, in it and behind it, where it leaves its list. */
interface Cut {
  before: Node | null
  words: Node
  after: Node | null
}

/** The entry of the caret as a paragraph between two lists; null where it is in none. */
export function cutOut(state: EditorState): Cut | null {
  const { entries, from: index } = selectedOf(state)
  const entry = entries[index]
  if (!entry || entry.kind === null) return null
  const part = (some: ListEntry[]) => (some.length > 0 ? builtOf(some, state.schema) : null)
  return {
    before: part(entries.slice(0, index)),
    words: entry.line,
    after: part(entries.slice(index + 1)),
  }
}

/** The words of the first entry, and the list without it; null where it begins with a paragraph. */
export function cutFirst(doc: Node, schema: Schema): { words: Node; after: Node | null } | null {
  const [first, ...others] = entriesOf(doc)
  if (!first || first.kind === null) return null
  return { words: first.line, after: others.length > 0 ? builtOf(others, schema) : null }
}

/** The entry of the caret becomes a paragraph of this text; null where it is in no list. */
export function outOfList(state: EditorState): Transaction | null {
  const { entries, from: index } = selectedOf(state)
  const entry = entries[index]
  if (!entry || entry.kind === null) return null
  return rebuilt(state, entries.with(index, { ...entry, kind: null, depth: 0 }))
}

/** Delete at the end of an entry: the words of the next one join it. Null where that is not so. */
export function joinedNext(state: EditorState): Transaction | null {
  const { entries, from: index } = selectedOf(state)
  const entry = entries[index]
  const next = entries[index + 1]
  const { selection } = state
  if (!entry || !next || !selection.empty || selection.head !== entry.at + sizeOf(entry)) return null
  const line = entry.line.copy(entry.line.content.append(next.line.content))
  return rebuilt(state, entries.with(index, { ...entry, line }).toSpliced(index + 1, 1), {
    index,
    offset: sizeOf(entry),
  })
}
