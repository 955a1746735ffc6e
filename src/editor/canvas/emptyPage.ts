/** Whether a page is still empty. */
import type { EditorDocument } from '../model/editorDocument.ts'
import { isEmptyHtml } from './richText.ts'

/** The one empty paragraph of a page that holds nothing else; null where something is written. */
export function emptyParagraph({ blocks }: EditorDocument): string | null {
  const [first, ...others] = blocks.root.children
  const record = first === undefined || others.length > 0 ? undefined : blocks.get(first)
  return record?.type === 'paragraph' && isEmptyHtml(record.state.text) ? record.id : null
}
