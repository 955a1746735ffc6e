/** Copy, cut and paste of blocks, in the frame and around it. Words that are being written keep the browser's own clipboard. */
import { definitions } from '#blocks/registry.ts'
import { insertInView } from '../canvas/insertInView.ts'
import { writingNow } from '../canvas/loadWriting.ts'
import type { EditorValue } from '../EditorContext.ts'
import type { CutText } from '../model/paste.ts'
import { BlockShapeError } from '../model/serialise.ts'
import { storedSelection } from '../model/severalActs.ts'
import { clipboardOf } from './clipboard.ts'
import { isElsewhere, isTyping } from './keyTarget.ts'
import { blockCountText } from './selectionText.ts'
import { blockActions } from './texts/blockActions.ts'
import { said } from './texts/said.ts'

/** Listens in a document; `signal` ends it. */
export function listenToClipboard(inside: Document, editor: EditorValue, signal: AbortSignal): void {
  const options = { signal, capture: true }
  inside.addEventListener('copy', (event) => copy(event, editor), options)
  inside.addEventListener(
    'cut',
    (event) => {
      if (!copy(event, editor)) return
      const count = editor.editorDocument.selectedIds.length
      if (editor.editorDocument.remove(editor.editorDocument.selectedIds).ok)
        editor.announce(said.cut_away({ blocks: blockCountText(count) }))
    },
    options,
  )
  inside.addEventListener('paste', (event) => paste(event, editor), options)
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

interface Held {
  html: string
  text: string
  isWriting: boolean
}

/** What reads the HTML of other programs loads apart from the editor, at the latest with the first paste. */
let converters: typeof import('./pasted.ts') | null = null

export async function loadConverters(): Promise<void> {
  converters ??= await import('./pasted.ts')
}

function paste(event: ClipboardEvent, editor: EditorValue): void {
  const { frame } = editor
  const { clipboardData } = event
  const isWriting = isTyping(event)
  const isOnCanvas =
    event.target !== null && 'ownerDocument' in event.target && event.target.ownerDocument === frame.document
  if (!clipboardData || (isWriting && !isOnCanvas) || isElsewhere(event)) return
  const hold = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'))
  const held: Held = {
    html: clipboardData.getData('text/html'),
    text: clipboardData.getData('text/plain'),
    isWriting,
  }
  const isLost = () => editor.announce(blockActions.copy_unread)
  // Word processors add a picture of the text; the text is meant.
  if (pictures.length > 0 && held.text === '') {
    hold()
    void import('./pastePictures.ts').then(({ pastePictures }) => pastePictures(editor, pictures), isLost)
    return
  }
  if (converters) {
    if (pasteHeld(held, editor, converters)) hold()
    return
  }
  // The event ends before the converters are here: words, which it would have brought in by itself, go in by hand.
  hold()
  void import('./pasted.ts').then((loaded) => {
    converters = loaded
    if (pasteHeld(held, editor, loaded) || !isWriting) return
    if (held.html === '') frame.text?.pasteText(held.text)
    else frame.text?.pasteHTML(held.html)
  }, isLost)
}

/** Pastes blocks. Returns false where it is no blocks, or words that go into the words. */
function pasteHeld(
  { html, text, isWriting }: Held,
  editor: EditorValue,
  { pastedBlocks, pasteBlocks, pasteIntoText, pastePlace }: typeof import('./pasted.ts'),
): boolean {
  const { editorDocument } = editor
  const { blocks, isOwn } = pastedBlocks(html, text, (page) =>
    new DOMParser().parseFromString(page, 'text/html'),
  )
  const isWords = !isOwn && blocks.length === 1 && blocks[0]?.type === 'paragraph'
  // Words go into the words; in a list everything but blocks of ours does.
  const isInList = isWriting && editorDocument.blocks.get(editorDocument.selection.id ?? '')?.type === 'list'
  if (blocks.length === 0 || (isWriting && (isWords || (isInList && !isOwn)))) return false
  const cut = isWriting ? cutText(editor) : null
  const paste = () =>
    cut
      ? pasteIntoText(editorDocument, blocks, cut.id, cut)
      : pasteBlocks(editorDocument, blocks, pastePlace(editorDocument))
  try {
    insertInView(editor, () => editor.report(paste(), said.pasted({ blocks: blockCountText(blocks.length) })))
  } catch (failure) {
    if (!(failure instanceof BlockShapeError)) throw failure
    editor.announce(blockActions.copy_no_blocks)
  }
  return true
}

/** The paragraph or heading in which the caret stands, cut there; null: what is pasted goes behind the block, or in its place. */
function cutText({ editorDocument, frame }: EditorValue): ({ id: string } & CutText) | null {
  const { id } = editorDocument.selection
  const { type = '' } = editorDocument.blocks.get(id ?? '') ?? {}
  const cut =
    frame.text && ['paragraph', 'heading'].includes(type) ? writingNow()?.cutAtCaret(frame.text) : null
  if (id === null || !cut || (cut.before === '' && cut.after === '')) return null
  return { id, key: definitions.get(type)?.textKey ?? 'text', ...cut }
}
