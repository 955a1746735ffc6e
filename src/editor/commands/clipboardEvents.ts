/** Copy, cut and paste of blocks, in the frame and around it. Words that are being written keep the browser's own clipboard. */
import type { EditorValue } from '../EditorContext.ts'
import { storedSelection } from '../model/severalActs.ts'
import { clipboardOf } from './clipboard.ts'
import { isElsewhere, isTyping } from './keyTarget.ts'
import { type Pasted, pastedOf, takeEvent } from './pasteEvent.ts'
import { blockCountText } from './selectionText.ts'
import { blockActions } from './texts/blockActions.ts'
import { said } from './texts/said.ts'

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

/** Pastes what an event brought that has ended: words, which it would have brought in by itself, go in by hand. */
export function pasteLate(pasted: Pasted, editor: EditorValue): void {
  const isLost = () => editor.announce(blockActions.copy_unread)
  const { pictures, isWriting, text } = pasted
  if (pictures.length > 0) {
    void import('./pastePictures.ts').then(({ pastePictures }) => pastePictures(editor, pictures), isLost)
    return
  }
  void import('./pasteHere.ts').then((loaded) => {
    converters = loaded
    if (!loaded.pasteHere(pasted, editor) && isWriting) editor.frame.text?.pasteText(text)
  }, isLost)
}
