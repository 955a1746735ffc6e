/**
 * Letters that are typed while what they are meant for is still being loaded: the view of a block that was just inserted,
 * what words are written with, what reads a paste, or the insert menu itself. They wait, and go in when it is there.
 */
import { isTextAwaited } from '../canvas/textPlan.ts'
import type { EditorValue } from '../EditorContext.ts'
import { isElsewhere, isTyping } from './keyTarget.ts'

/** An insert menu that was asked for and is not there yet. */
export interface MenuOnItsWay {
  close(): void
  /** Letters go on in the text, where the menu reads them; Enter in it waits, and what follows is the new block's. */
  isTyped: boolean
}

/**
 * Keeps a letter that has no place yet. Returns whether it did, so that nobody else takes it: not the text either, in which
 * the caret still stands while the menu is on its way (Backspace there would join blocks, Enter would split one).
 * @param menu null: none is on its way
 */
export function holdKey(event: KeyboardEvent, editor: EditorValue, menu: MenuOnItsWay | null): boolean {
  const { frame } = editor
  if (event.defaultPrevented || event.isComposing) return false
  // It would act on the block, and the words that wait for its text would be lost.
  if (event.ctrlKey || event.metaKey || event.altKey) return frame.held !== '' && isTextAwaited(editor)
  // Fields of the panels and the bar have their own letters; their buttons have none that the menu would miss.
  if (isTyping(event) && frame.text?.hasFocus() !== true) return false
  if (isElsewhere(event) && !menu) return false
  const isTextLoading = isTextAwaited(editor)
  if (!menu && !isTextLoading && !frame.isPasting) return false
  if (menu?.isTyped && frame.held === '' && !/^(Enter|Escape)$/.test(event.key)) return false
  frame.heldFor = menu ? 'menu' : 'text'
  // Behind an Enter that chooses, keys are those of the block that was chosen.
  const isMenus = menu !== null && !frame.held.includes('\n')
  if (isMenus && (event.key === 'Escape' || (event.key === 'Backspace' && frame.held === ''))) {
    frame.held = ''
    menu.close()
  } else if (event.key === 'Backspace') frame.held = frame.held.slice(0, -1)
  else if (event.key === 'Enter') frame.held += '\n'
  // In a list or a table it is the text's; the menu has no use for it.
  else if (event.key === 'Tab' && !isMenus && !event.shiftKey) frame.held += '\t'
  else if (event.key === 'Escape' && !isMenus) {
    // The block stays selected. Words that wait are not given up: Escape is left out then.
    const { id } = editor.editorDocument.selection
    if (frame.held === '') editor.editorDocument.select({ id })
  }
  // They would act on the block.
  else if (event.key === 'Delete' || (!isMenus && /^Arrow|^Home$|^End$/.test(event.key))) return true
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
