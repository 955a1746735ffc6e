/** What is pasted, as the event tells it: it can be read for as long as the event lasts. */
import type { EditorValue } from '../EditorContext.ts'
import type { Selection } from '../model/history.ts'
import { isElsewhere, isTyping } from './keyTarget.ts'

export interface Pasted {
  html: string
  text: string
  /** Into words that are written. */
  isWriting: boolean
  /** Word processors add a picture of the text; the text is meant. */
  pictures: readonly File[]
  /** Where the writer was. */
  selection: Selection
}

/** Returns null where a field or a panel is to take it. */
export function pastedOf(event: ClipboardEvent, { frame, editorDocument }: EditorValue): Pasted | null {
  const { clipboardData, target } = event
  const isWriting = isTyping(event)
  const isOnCanvas = target !== null && 'ownerDocument' in target && target.ownerDocument === frame.document
  if (!clipboardData || (isWriting && !isOnCanvas) || isElsewhere(event)) return null
  const text = clipboardData.getData('text/plain')
  const files = text === '' ? [...clipboardData.files] : []
  return {
    html: clipboardData.getData('text/html'),
    text,
    isWriting,
    pictures: files.filter(({ type }) => type.startsWith('image/')),
    selection: editorDocument.selection,
  }
}

/** Nobody else takes the event. */
export function takeEvent(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
