/** The editor's keys, the same in the frame and around it. Text keys are ProseMirror's and come first. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'

export interface KeyCommand {
  keys: string
  title: string
}

/** The command table: what the help dialog shows. Ctrl stands for Command on a Mac. */
export const keyCommands: readonly KeyCommand[] = [
  { keys: 'Ctrl+S', title: 'Save' },
  { keys: 'Ctrl+Z', title: 'Undo' },
  { keys: 'Ctrl+Shift+Z', title: 'Redo' },
  { keys: 'Alt+↑, Alt+↓', title: 'Move the block up or down' },
  { keys: 'Ctrl+D', title: 'Duplicate the block' },
  { keys: '/', title: 'Insert a block' },
  { keys: 'Esc', title: 'Leave the text, then the block' },
  { keys: '↑, ↓', title: 'Select the block before or after' },
  { keys: 'Enter', title: 'Write in the selected block' },
  { keys: 'Delete', title: 'Remove the selected block' },
  { keys: 'Ctrl+B, I, U, E, K', title: 'Bold, italic, underlined, code, link' },
]

/** What the keys need of the editor beside the document. */
export interface KeyActions {
  save(): void
  openInsertAtSelection(): void
}

/** Handles a key; returns whether it did something, so that the browser leaves it alone. */
export function handleKey(event: KeyboardEvent, editor: EditorValue, actions: KeyActions): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  const isMod = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (isMod && key === 's') {
    actions.save()
    return true
  }
  if (isTyping(event)) return isInText(editor, event) && handleBlockKey(event, editor, key, isMod)
  if (isMod && key === 'z') return event.shiftKey ? editor.session.redo() : editor.session.undo()
  if (isMod && key === 'y') return editor.session.redo()
  return handleBlockKey(event, editor, key, isMod) || handleSelectionKey(editor, actions, key, isMod || event.altKey)
}

/** Keys that act on the block, whether its text is being written or the block is selected. */
function handleBlockKey(event: KeyboardEvent, editor: EditorValue, key: string, isMod: boolean): boolean {
  const { session, report } = editor
  const { id } = session.selection
  if (id === null) return false
  if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    const step = key === 'ArrowUp' ? -1 : 1
    const label = definitions.get(session.document.need(id).type)?.label ?? 'Block'
    const outcome = session.moveBy(id, step)
    const count = session.document.need(session.document.need(id).parent).children.length
    report(outcome, `${label} moved ${step < 0 ? 'up' : 'down'}, now ${session.document.indexOf(id) + 1} of ${count}`)
    return true
  }
  if (isMod && key === 'd') {
    report(session.duplicate(id), 'Block duplicated')
    return true
  }
  return false
}

/** Keys of a selected block whose text is not being written. */
function handleSelectionKey(editor: EditorValue, actions: KeyActions, key: string, isModified: boolean): boolean {
  const { session } = editor
  const { id } = session.selection
  if (isModified) return false
  if (key === '/') {
    actions.openInsertAtSelection()
    return true
  }
  if (id === null) return false
  const order = session.document.order()
  const at = order.indexOf(id)
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = order[at + (key === 'ArrowUp' ? -1 : 1)]
    if (next !== undefined) session.select({ id: next })
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    if (session.remove([id]).ok) editor.announce('Block removed. Undo brings it back.')
    return true
  }
  if (key === 'Enter') {
    const hasText = definitions.get(session.document.need(id).type)?.textKey !== undefined
    if (hasText) session.select({ id, anchor: -1, head: -1 })
    else editor.report(session.insertNew('paragraph', { target: id, position: 'after' }))
    return true
  }
  if (key === 'Escape') {
    const { parent } = session.document.need(id)
    session.select({ id: parent === '' ? null : parent })
    return true
  }
  return false
}

/** Targets of the frame are not instances of this window's classes. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (target === null || !('tagName' in target) || typeof target.tagName !== 'string') return false
  const isEditable = 'isContentEditable' in target && target.isContentEditable === true
  return isEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

function isInText(editor: EditorValue, event: KeyboardEvent): boolean {
  const { target } = event
  return target !== null && 'ownerDocument' in target && target.ownerDocument === editor.frame.document
}
