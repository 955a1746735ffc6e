/**
 * Letters that are typed while what they are meant for is still being loaded: the view of a block that was just inserted,
 * what words are written with, or the insert menu itself. They wait, and go in when it is there.
 */
import { viewOf } from '#blocks/lazyViews.ts'
import { listsNow } from '../canvas/loadLists.ts'
import { tablesNow } from '../canvas/loadTables.ts'
import { writingNow } from '../canvas/loadWriting.ts'
import type { EditorValue } from '../EditorContext.ts'
import { isElsewhere, isTyping } from './keyTarget.ts'

/**
 * Keeps a letter that has no place yet. Returns whether it did, so that nobody else takes it: not the text either, in which
 * the caret still stands while the menu is on its way (Backspace there would join blocks, Enter would split one).
 * @param menu closes the insert menu that is on its way; null: there is none
 */
export function holdKey(
  event: KeyboardEvent,
  { editorDocument, frame }: EditorValue,
  menu: { close(): void } | null,
): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false
  // Fields of the panels and the bar have their own letters.
  if (isElsewhere(event) || (isTyping(event) && frame.text?.hasFocus() !== true)) return false
  const { id, anchor } = editorDocument.selection
  const record = id === null || anchor === undefined ? undefined : editorDocument.blocks.get(id)
  const isTextLoading =
    record !== undefined &&
    frame.text === null &&
    (viewOf(record.type) === undefined ||
      writingNow() === null ||
      (record.type === 'list' && listsNow() === null) ||
      (record.type === 'table' && tablesNow() === null))
  if (!menu && !isTextLoading) return false
  frame.heldFor = menu ? 'menu' : 'text'
  if (menu && (event.key === 'Escape' || (event.key === 'Backspace' && frame.held === ''))) {
    frame.held = ''
    menu.close()
  } else if (event.key === 'Backspace') frame.held = frame.held.slice(0, -1)
  else if (event.key === 'Enter') frame.held += '\n'
  // It would take away the block.
  else if (event.key === 'Delete') return true
  else if (event.key.length === 1) frame.held += event.key
  else return false
  return true
}

/** Keeps words for the text that opens next. */
export function hold(frame: EditorValue['frame'], words: string): void {
  frame.held = words
  frame.heldFor = 'text'
}

/** What was typed meanwhile for one of the two; it is given once. A text that opens before the menu leaves the menu's. */
export function takeHeld(frame: EditorValue['frame'], taker: 'text' | 'menu'): string {
  if (frame.heldFor !== taker) return ''
  const { held } = frame
  frame.held = ''
  return held
}
