/** What leaves a list, and so divides its block: one entry. */
import { canDrop, resolvePlace } from './canDrop.ts'
import { becomeText } from './becomeText.ts'
import type { EditorDocument, Outcome } from './editorDocument.ts'
import type { DocumentOperation } from './operation.ts'
import { freshSubtree } from './subtree.ts'
import { acts } from './texts/acts.ts'

/** An entry becomes a paragraph between what was before and behind it in the list; without either it takes the list's place. */
export function leaveList(
  editorDocument: EditorDocument,
  id: string,
  key: string,
  { before, words, after }: { before: string | null; words: string; after: string | null },
): Outcome {
  if (before === null && after === null) return becomeText(editorDocument, id, 'paragraph', { text: words })
  const barred = editorDocument.guard('design')
  if (barred !== null) return { ok: false, reason: barred }
  const { blocks } = editorDocument
  const position = before === null ? 'before' : 'after'
  const answer = canDrop(editorDocument.registry, blocks, 'paragraph', id, position)
  if (!answer.ok) return answer
  const { type, state } = blocks.need(id)
  const { parent, index } = resolvePlace(blocks, { target: id, position })
  const paragraph = freshSubtree(editorDocument, 'paragraph', { text: words })
  const from = state[key]
  const operations: DocumentOperation[] = [
    { kind: 'set_text', id, key, from: typeof from === 'string' ? from : '', to: before ?? after ?? '' },
    { kind: 'insert', parent, index, subtree: paragraph },
  ]
  if (before !== null && after !== null) {
    const rest = freshSubtree(editorDocument, type, { ...state, [key]: after, element_id: undefined })
    operations.push({ kind: 'insert', parent, index: index + 1, subtree: rest })
  }
  editorDocument.run(acts.insert_paragraph, operations, { id: paragraph.top, anchor: 0, head: 0 })
  return { ok: true, id: paragraph.top }
}
