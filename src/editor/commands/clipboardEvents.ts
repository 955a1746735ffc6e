/** Copy, cut and paste of blocks, in the frame and around it. Words that are being written keep the browser's own clipboard. */
import { flushSync } from 'react-dom'
import type { EditorValue } from '../EditorContext.ts'
import type { Selection } from '../model/history.ts'
import { storedSelection } from '../model/severalActs.ts'
import { clipboardOf } from './clipboard.ts'
import { isElsewhere, isTyping } from './keyTarget.ts'
import { type Pasted, pastedOf, takeEvent } from './pasteEvent.ts'
import { blockCountText } from './selectionText.ts'
import { blockActions } from './texts/blockActions.ts'
import { said } from './texts/said.ts'
import { endPasting } from './typeHeld.ts'

/** Listens in a document; `signal` ends it. @param now the editor at the time of an event: its page gets an id while somebody copies */
export function listenToClipboard(inside: Document, now: () => EditorValue, signal: AbortSignal): void {
  const options = { signal, capture: true }
  inside.addEventListener('copy', (event) => copy(event, now()), options)
  inside.addEventListener(
    'cut',
    (event) => {
      const editor = now()
      if (!copy(event, editor)) return
      const count = editor.editorDocument.selectedIds.length
      if (editor.editorDocument.remove(editor.editorDocument.selectedIds).ok)
        editor.announce(said.cut_away({ blocks: blockCountText(count) }))
    },
    options,
  )
  inside.addEventListener('paste', (event) => paste(event, now()), options)
}

function copy(event: ClipboardEvent, editor: EditorValue): boolean {
  const { editorDocument } = editor
  if (
    isTyping(event) ||
    isElsewhere(event) ||
    editorDocument.selectedIds.length === 0 ||
    !event.clipboardData
  )
    return false
  const { html, text } = clipboardOf(storedSelection(editorDocument))
  event.clipboardData.setData('text/html', html)
  event.clipboardData.setData('text/plain', text)
  event.preventDefault()
  if (event.type === 'copy')
    editor.announce(said.copied({ blocks: blockCountText(editorDocument.selectedIds.length) }))
  return true
}

/** What reads the HTML of other programs loads apart from the editor, at the latest with the first paste. */
let converters: typeof import('./pasteHere.ts') | null = null

export async function loadConverters(): Promise<void> {
  converters ??= await import('./pasteHere.ts')
}

function paste(event: ClipboardEvent, editor: EditorValue): void {
  const pasted = pastedOf(event, editor)
  if (!pasted) return
  if (converters && pasted.pictures.length === 0) {
    if (converters.pasteHere(pasted, editor)) takeEvent(event)
    return
  }
  takeEvent(event)
  pasteLate(pasted, editor)
}

/**
 * Pastes what an event brought that has ended, where the writer was then; letters that were typed since follow it. Words,
 * which the event would have brought in by itself, go in by hand.
 */
export function pasteLate(pasted: Pasted, editor: EditorValue): void {
  const { frame, announce } = editor
  const { pictures, isWriting, text } = pasted
  const paste = async () => {
    const here = pictures.length > 0 ? null : await import('./pasteHere.ts')
    converters ??= here
    const pasting = here ? null : await import('./pastePictures.ts')
    if (!backTo(pasted.selection, editor)) return announce(blockActions.copy_unread)
    if (pasting) void pasting.pastePictures(editor, pictures)
    else if (here?.pasteHere(pasted, editor) === false && isWriting) frame.text?.pasteText(text)
  }
  frame.isPasting = true
  void paste()
    .catch(() => announce(blockActions.copy_unread))
    .finally(() => endPasting(editor))
}

/** Selects again what was selected, where a pointer has been elsewhere since. Returns false where it is gone. */
function backTo(selection: Selection, { editorDocument }: EditorValue): boolean {
  if (selection.id !== null && !editorDocument.blocks.has(selection.id)) return false
  // Drawn at once: its text takes what is pasted.
  if (selection.id !== editorDocument.selection.id) flushSync(() => editorDocument.select(selection))
  return true
}
