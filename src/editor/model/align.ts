/** Alignment of the selected blocks: the same style that the panel sets. */
import { isRecord } from '#platform/isRecord.ts'
import type { EditorDocument } from './editorDocument.ts'

export type Alignment = 'start' | 'center' | 'end'

/** The start is where text begins anyway: it needs no style. */
export function align(editorDocument: EditorDocument, to: Alignment): void {
  for (const id of editorDocument.selectedIds) {
    const { style } = editorDocument.blocks.need(id).state
    const { 'text-align': _, ...others } = isRecord(style) ? style : {}
    const next = to === 'start' ? others : { ...others, 'text-align': to }
    editorDocument.patch(id, { style: Object.keys(next).length > 0 ? next : undefined })
  }
}
