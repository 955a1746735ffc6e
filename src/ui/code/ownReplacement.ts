/**
 * What is typed over a selection is put in by the editor, not by the browser. Chromium joins the lines itself otherwise and
 * writes the colours of the marks into their style attributes, which the content policy refuses.
 */
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

export const ownReplacement: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (view.state.selection.main.empty || event.isComposing) return false
    const isTyped = event.inputType === 'insertText' || event.inputType === 'insertReplacementText'
    const text = isTyped ? (event.data ?? event.dataTransfer?.getData('text/plain') ?? '') : ''
    if (!isTyped && !event.inputType.startsWith('deleteContent')) return false
    event.preventDefault()
    replaceSelection(view, text, isTyped ? 'input.type' : 'delete.selection')
    return true
  },
  // A composition cannot be stopped once it has begun: what it is to take the place of goes before it does.
  keydown(event, view) {
    if (event.key === 'Process' && !event.isComposing && !view.state.selection.main.empty)
      replaceSelection(view, '', 'delete.selection')
    return false
  },
})

function replaceSelection(view: EditorView, text: string, userEvent: string): void {
  view.dispatch({ ...view.state.replaceSelection(text), userEvent, scrollIntoView: true })
}
