/** The editor's keys, the same in the frame and around it. Text keys are ProseMirror's and come first. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import type { Place } from '../model/canDrop.ts'
import { rootId } from '../model/record.ts'
import { holdsBlocks } from '../model/subtree.ts'
import { redo, undo } from './undoActs.ts'
import { extendBy, selectAll } from '../model/several.ts'
import { placeInWindow } from '../canvas/elements.ts'
import { isControl, isElsewhere, isInDialog, isTyping } from './keyTarget.ts'
import { withTransforms } from './loadTransforms.ts'
import { said } from './texts/said.ts'

/** What the keys need of the editor beside the document. */
interface KeyActions {
  save(): void
  openInsertAtSelection(): void
  openHelp(): void
  openFind(): void
}

interface KeySource {
  addEventListener(
    kind: 'keydown',
    listener: (event: KeyboardEvent) => void,
    options: AddEventListenerOptions,
  ): void
}

/** Tells of every key twice: early, before anybody else hears of it, and when nobody has taken it. `signal` ends it. */
export function listenToKeys(
  source: KeySource,
  signal: AbortSignal,
  onKey: (event: KeyboardEvent, isEarly: boolean) => void,
): void {
  for (const capture of [true, false])
    source.addEventListener('keydown', (event) => onKey(event, capture), { signal, capture })
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
  if (isMod && !event.altKey && key.length === 1 && '01+=-'.includes(key)) {
    withTransforms(({ zoomByKey }) => zoomByKey(editor.view, key))
    return true
  }
  const { id } = editor.editorDocument.selection
  if (isMod && key === 'Enter' && id !== null && !isInDialog(event)) {
    withTransforms(({ addSection }) => addSection(editor, id))
    return true
  }
  // The other Alt writes letters where keyboards have more than two on a key.
  if (isMod && event.altKey && /^Key[CFV]$/.test(event.code) && !event.getModifierState('AltGraph')) {
    withTransforms(({ ctrlAltKey }) => void ctrlAltKey(editor, event.code))
    return true
  }
  if (isMod && key === 'f') {
    actions.openFind()
    return true
  }
  if (isMod && key === 'k' && isInText(editor, event)) {
    // The palette listens in the window around the frame.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    return true
  }
  if (isTyping(event)) return isInText(editor, event) && handleBlockKey(event, editor, key, isMod)
  if (isMod && key === 'z') return event.shiftKey ? redo(editor) : undo(editor)
  if (isMod && key === 'y') return redo(editor)
  if (key === '?') {
    actions.openHelp()
    return true
  }
  if (isElsewhere(event) || (isControl(event) && (key === 'Enter' || key === ' '))) return false
  return handleBlockKey(event, editor, key, isMod) || handleSelectionKey(event, editor, actions, key, isMod)
}

/** Keys that act on the block, whether its text is being written or the block is selected. */
export function handleBlockKey(
  event: Pick<KeyboardEvent, 'altKey' | 'shiftKey'>,
  editor: EditorValue,
  key: string,
  isMod: boolean,
): boolean {
  const { editorDocument } = editor
  const { id } = editorDocument.selection
  if (id === null) return false
  if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    withTransforms(({ moveByKey }) => moveByKey(editor, key === 'ArrowUp' ? -1 : 1))
    return true
  }
  if (event.shiftKey && key === 'F10') return openMenuOf(editor, id)
  if (isMod && key === 'd') {
    withTransforms(({ duplicateAndAnnounce }) => duplicateAndAnnounce(editor))
    return true
  }
  if (isMod && key === 'g') {
    if (!editor.mayDesign) return false
    const isUnwrap = event.shiftKey
    withTransforms(({ unwrapAndAnnounce, wrapAndAnnounce }) =>
      isUnwrap ? unwrapAndAnnounce(editor, id) : wrapAndAnnounce(editor),
    )
    return true
  }
  const level = isMod && event.altKey ? Number.parseInt(key, 10) : Number.NaN
  if (level >= 0 && level <= 6) {
    withTransforms(({ turnToLevel }) => turnToLevel(editor, level))
    return true
  }
  return false
}

function openMenuOf(editor: EditorValue, id: string): boolean {
  const at = placeInWindow(editor.frame, id)
  if (at) editor.openMenu({ at })
  return at !== null
}

/** Keys of a selected block whose text is not being written. */
function handleSelectionKey(
  event: KeyboardEvent,
  editor: EditorValue,
  actions: KeyActions,
  key: string,
  isMod: boolean,
): boolean {
  const { editorDocument } = editor
  const { id, others = [] } = editorDocument.selection
  if (isMod && key === 'a') {
    selectAll(editorDocument)
    editor.announce(said.selected({ count: editorDocument.selectedIds.length }))
    return true
  }
  if (isMod && !event.altKey && /^[biue]$/.test(event.shiftKey && key === 'x' ? 'b' : key)) {
    withTransforms(({ formatSelected }) => formatSelected(editor, key))
    return true
  }
  if (isMod || event.altKey) return false
  if (key === '/') {
    actions.openInsertAtSelection()
    return true
  }
  if (id === null) return false
  if (/^\S$/.test(key)) {
    withTransforms(({ typeOver }) => typeOver(editor, event.key))
    return true
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const step = key === 'ArrowUp' ? -1 : 1
    if (event.shiftKey) {
      if (extendBy(editorDocument, step) !== null)
        editor.announce(said.selected({ count: editorDocument.selectedIds.length }))
      return true
    }
    const order = editorDocument.blocks.order()
    const next = order[order.indexOf(others.at(-1) ?? id) + step]
    if (next !== undefined) editorDocument.select({ id: next })
    return true
  }
  if (key === 'ContextMenu') return openMenuOf(editor, id)
  if (key === 'F2') {
    editor.openRename(id)
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    withTransforms(({ removeAndAnnounce }) => removeAndAnnounce(editor))
    return true
  }
  if (key === 'Enter') {
    withTransforms(({ writeIn }) => writeIn(editor, id))
    return true
  }
  if (key === 'Escape') {
    const { parent } = editorDocument.blocks.need(id)
    editorDocument.select({ id: others.length > 0 ? id : parent === '' ? null : parent })
    return true
  }
  return false
}

/** Where a new block goes by the keys: into an empty group, else behind what is selected, else at the end. */
export function insertPlace({ editorDocument }: Pick<EditorValue, 'editorDocument'>): Place {
  const { id } = editorDocument.selection
  if (id === null) return { target: rootId, position: 'append' }
  const { type, children } = editorDocument.blocks.need(id)
  return {
    target: id,
    position: children.length === 0 && holdsBlocks(definitions.get(type)) ? 'append' : 'after',
  }
}

function isInText(editor: EditorValue, event: KeyboardEvent): boolean {
  const { target } = event
  return target !== null && 'ownerDocument' in target && target.ownerDocument === editor.frame.document
}
