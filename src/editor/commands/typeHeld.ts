/** Types the letters that waited (heldKeys.ts) into a text that is there now. */
import type { EditorView } from 'prosemirror-view'
import { writingNow } from '../canvas/loadWriting.ts'
import { isTextAwaited } from '../canvas/textPlan.ts'
import type { EditorValue } from '../EditorContext.ts'
import { hold, takeHeld } from './heldKeys.ts'

export function typeHeld(
  { editorDocument, frame }: EditorValue,
  view: EditorView,
  pressKey: (view: EditorView, key: string) => void,
): void {
  const { id } = editorDocument.selection
  const parts = takeHeld(frame, 'text').split(/([\n\t])/)
  for (const [at, part] of parts.entries()) {
    if (part === '\n' || part === '\t') pressKey(view, part === '\n' ? 'Enter' : 'Tab')
    else if (part !== '') view.dispatch(view.state.tr.insertText(part))
    // In a list the next line is an entry of the same text; else it goes into the block that Enter began.
    if (editorDocument.selection.id !== id) return hold(frame, parts.slice(at + 1).join(''))
  }
}

/** What was pasted is there, or did not come: the letters typed meanwhile follow it. Where no text takes them they are left out. */
export function endPasting(editor: EditorValue): void {
  const { frame } = editor
  frame.isPasting = false
  // A text that is on its way takes them when it is there.
  if (isTextAwaited(editor)) return
  const writing = writingNow()
  if (writing && frame.text) typeHeld(editor, frame.text, writing.pressKey)
  else takeHeld(frame, 'text')
}
