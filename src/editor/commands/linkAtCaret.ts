/** The link of a text that is being written: read, set and removed, each one step of Undo. */
import type { Mark } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'

export interface LinkPlace {
  from: number
  to: number
  /** The link that is there. */
  href: string
  isInNewTab: boolean
}

/** The selected words; with a caret or a selection in a link the whole link. */
export function linkPlace(view: EditorView): LinkPlace {
  const { state } = view
  const { $from, from, to, empty } = state.selection
  const first = empty ? state.schema.marks.link?.isInSet($from.marks()) : firstLink(view, from, to)
  const around = first ? linkAround(view, first) : null
  const range = around && around.from <= from && around.to >= to ? around : { from, to }
  const mark = first
  return {
    ...range,
    href: mark ? String(mark.attrs.href) : '',
    isInNewTab: mark?.attrs.target === '_blank',
  }
}

/** Its words may be several nodes, of which some are bold: the run of nodes with this link around the caret. */
function linkAround({ state }: EditorView, link: Mark): { from: number; to: number } {
  const { $from, from, to } = state.selection
  const start = $from.start()
  let run = { from, to }
  let begin = start
  $from.parent.forEach((node, offset) => {
    if (!link.isInSet(node.marks)) begin = start + offset + node.nodeSize
    else if (begin <= from) run = { from: begin, to: start + offset + node.nodeSize }
  })
  return run
}

function firstLink({ state }: EditorView, from: number, to: number): Mark | undefined {
  let found: Mark | undefined
  state.doc.nodesBetween(from, to, (node) => {
    found ??= node.marks.find(({ type }) => type.name === 'link')
  })
  return found
}

/** Makes the words a link; where none are selected, the title of what it leads to is put there. */
export function setLink(
  view: EditorView,
  { from, to }: LinkPlace,
  link: { href: string; title: string; isInNewTab: boolean },
): void {
  const { tr, schema } = view.state
  const type = schema.marks.link
  if (!type) return
  const last = firstLink(view, from, to)
  const mark = type.create({
    // A footnote keeps the id by which it is found.
    ...last?.attrs,
    href: link.href,
    target: link.isInNewTab ? '_blank' : null,
    rel: link.isInNewTab ? 'noopener' : null,
  })
  if (from === to) {
    const marks = view.state.storedMarks ?? view.state.selection.$from.marks()
    tr.insert(from, schema.text(link.title, mark.addToSet(marks))).removeStoredMark(type)
  } else tr.removeMark(from, to, type).addMark(from, to, mark)
  view.dispatch(tr.setMeta('isAct', true))
}

export function removeLink(view: EditorView, { from, to }: LinkPlace): void {
  const { tr, schema } = view.state
  const type = schema.marks.link
  if (type) view.dispatch(tr.removeMark(from, to, type).setMeta('isAct', true))
}
