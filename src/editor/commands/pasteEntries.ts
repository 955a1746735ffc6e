/** Paragraphs and lists that are pasted into a list: they are entries of it. */
import type { EditorView } from 'prosemirror-view'
import { entriesOf, isInList, rebuilt } from '../canvas/listEditing.ts'
import { blocksSchema, parseText } from '../canvas/richText.ts'
import type { StoredBlock } from '../model/serialise.ts'

/** Returns false where the caret is in no entry, or where a block is neither a paragraph nor a list. */
export function pasteEntries(view: EditorView, blocks: readonly StoredBlock[]): boolean {
  if (!isInList(view.state) || !blocks.every(({ type }) => type === 'paragraph' || type === 'list'))
    return false
  const html = blocks.map(({ type, state }) => {
    const text = typeof state === 'object' && state !== null && 'text' in state ? String(state.text) : ''
    return type === 'list' ? text : `<p>${text}</p>`
  })
  const pasted = entriesOf(parseText(html.join(''), blocksSchema, view.dom.ownerDocument))
  // What is selected gives way.
  const { tr } = view.state
  tr.deleteSelection()
  const state = view.state.apply(tr)
  const { $from } = state.selection
  const entries = entriesOf(state.doc)
  const index = entries.findIndex(({ at }) => at === $from.start())
  const here = entries[index]
  const [first] = pasted
  const last = pasted.at(-1)
  if (!here || !first || !last) return false
  const before = here.line.content.cut(0, $from.parentOffset)
  const behind = here.line.content.cut($from.parentOffset)
  const isNew = entries.length === 1 && here.line.content.size === 0 && first.kind !== null
  const made = pasted.map((entry, at) => {
    let { content } = entry.line
    if (at === 0) content = before.append(content)
    if (entry === last) content = content.append(behind)
    const isTop = entry.depth === 0
    return {
      ...entry,
      depth: here.depth + entry.depth,
      kind: isTop && !isNew ? here.kind : (entry.kind ?? here.kind),
      start: isNew ? entry.start : here.start,
      done: entry.done ?? (at === 0 ? here.done : false),
      line: here.line.copy(content),
    }
  })
  const offset = (pasted.length === 1 ? before.size : 0) + last.line.content.size
  view.dispatch(
    rebuilt(view.state, entries.toSpliced(index, 1, ...made), { index: index + made.length - 1, offset }),
  )
  return true
}
