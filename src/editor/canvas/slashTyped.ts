/** A `/` that was just typed in a text: where it opens the insert menu. */
import type { EditorView } from 'prosemirror-view'
import type { EditorValue } from '../EditorContext.ts'
import { boxInWindow } from './elements.ts'

/** Opens the menu at the sign; what is chosen goes below, or in the place of a text that has no other words. Returns whether it was meant. */
export function slashTyped(
  { editorDocument, frame, openInsert }: EditorValue,
  id: string,
  view: EditorView,
): boolean {
  const from = slashBefore(view)
  if (from === null || !frame.element || editorDocument.guard('design') !== null) return false
  const { left, top, bottom } = view.coordsAtPos(from)
  openInsert({
    place: { target: id, position: view.state.doc.textContent === '/' ? 'replace' : 'after' },
    at: boxInWindow(frame.element, { left, top, height: bottom - top }),
    typed: { view, from },
  })
  return true
}

/** Null: it is within `and/or`, a date or a URL, or in code. */
function slashBefore({ state }: EditorView): number | null {
  const { $from } = state.selection
  const start = Math.max(0, $from.parentOffset - 2)
  const before = $from.parent.textBetween(start, $from.parentOffset, undefined, ' ')
  const isCode = $from.marks().some(({ type }) => type.name === 'code')
  return /^\s?\/$/.test(before) && !isCode ? $from.pos - 1 : null
}
