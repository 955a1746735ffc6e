/** Copy, cut and paste of blocks, in the frame and around it. Words that are being written keep the browser's own clipboard. */
import type { EditorValue } from '../EditorContext.ts'
import { BlockShapeError } from '../model/serialise.ts'
import { pasteBlocks, pastePlace, storedSelection } from '../model/several.ts'
import { clipboardOf, pastedBlocks } from './clipboard.ts'
import { isElsewhere, isTyping } from './keyTarget.ts'
import { pastePictures, picturesOf } from './pastePictures.ts'
import { blocksInWords } from './selectionWords.ts'

/** Listens in a document; `signal` ends it. */
export function listenToClipboard(inside: Document, editor: EditorValue, signal: AbortSignal): void {
  const options = { signal, capture: true }
  inside.addEventListener('copy', (event) => copy(event, editor), options)
  inside.addEventListener('cut', (event) => {
    if (!copy(event, editor)) return
    const count = editor.session.selectedIds.length
    if (editor.session.remove(editor.session.selectedIds).ok) editor.announce(`${blocksInWords(count)} cut.`)
  }, options)
  inside.addEventListener('paste', (event) => paste(event, editor), options)
}

function copy(event: ClipboardEvent, editor: EditorValue): boolean {
  const { session } = editor
  if (isTyping(event) || isElsewhere(event) || session.selectedIds.length === 0 || !event.clipboardData) return false
  const { html, text } = clipboardOf(storedSelection(session))
  event.clipboardData.setData('text/html', html)
  event.clipboardData.setData('text/plain', text)
  event.preventDefault()
  if (event.type === 'copy') editor.announce(`${blocksInWords(session.selectedIds.length)} copied. Paste them here or on another page.`)
  return true
}

function paste(event: ClipboardEvent, editor: EditorValue): void {
  const { session, frame } = editor
  const { clipboardData } = event
  const isWriting = isTyping(event)
  const isOnCanvas = event.target !== null && 'ownerDocument' in event.target && event.target.ownerDocument === frame.document
  if (!clipboardData || (isWriting && !isOnCanvas) || isElsewhere(event)) return
  const pictures = picturesOf(clipboardData)
  // Word processors add a picture of the text; the text is meant.
  if (pictures.length > 0 && clipboardData.getData('text/plain') === '') {
    event.preventDefault()
    event.stopPropagation()
    void pastePictures(editor, pictures)
    return
  }
  const { blocks, isOwn } = pastedBlocks(clipboardData.getData('text/html'), clipboardData.getData('text/plain'), (html) =>
    new DOMParser().parseFromString(html, 'text/html'),
  )
  const isWords = !isOwn && blocks.length === 1 && blocks[0]?.type === 'paragraph'
  // Words go into the words; in a list everything but blocks of ours does.
  const isInList = isWriting && session.document.get(session.selection.id ?? '')?.type === 'list'
  if (blocks.length === 0 || (isWriting && (isWords || (isInList && !isOwn)))) return
  event.preventDefault()
  event.stopPropagation()
  try {
    editor.report(pasteBlocks(session, blocks, pastePlace(session)), `${blocksInWords(blocks.length)} pasted`)
  } catch (failure) {
    if (!(failure instanceof BlockShapeError)) throw failure
    editor.announce('What was copied is not a list of blocks.')
  }
}
