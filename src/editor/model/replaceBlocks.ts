/** Puts other blocks in the place of some that stand side by side: one entry, refused as each of its parts would be. */
import { canDrop, resolvePlace } from './canDrop.ts'
import { copySubtrees } from './duplicate.ts'
import { removalReason } from './marks.ts'
import type { DocumentOperation } from './operation.ts'
import { type StoredBlock, subtreeFrom } from './serialise.ts'
import type { EditorDocument, Outcome } from './editorDocument.ts'
import { heightOf } from './subtree.ts'
import { acts } from './texts/acts.ts'

const refused = (reason: string): Outcome => ({ ok: false, reason })

/**
 * @param ids siblings, in their order
 * @throws BlockShapeError where one of `stored` is no block
 */
export function replaceBlocks(
  editorDocument: EditorDocument,
  ids: readonly string[],
  stored: readonly StoredBlock[],
  label: string,
): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const { blocks, registry } = editorDocument
  const [first] = ids
  if (first === undefined || ids.some((id) => !blocks.has(id))) return refused(acts.blocks_gone)
  if (stored.length === 0) return refused(acts.nothing_instead)
  const kept = ids.map((id) => removalReason(blocks, id)).find((reason) => reason !== null)
  if (kept) return refused(kept)
  const subtrees = copySubtrees(stored.map(subtreeFrom), editorDocument.makeId)
  for (const subtree of subtrees) {
    const answer = canDrop(registry, blocks, subtree.records[0]?.type ?? '', first, 'before', {
      height: heightOf(subtree),
    })
    if (!answer.ok) return answer
  }
  const { parent, index } = resolvePlace(blocks, { target: first, position: 'before' })
  const operations: DocumentOperation[] = [
    ...ids.map((id): DocumentOperation => ({ kind: 'remove', id })),
    ...subtrees.map((subtree, offset): DocumentOperation => ({
      kind: 'insert',
      parent,
      index: index + offset,
      subtree,
    })),
  ]
  const [top = '', ...others] = subtrees.map((subtree) => subtree.top)
  editorDocument.run(label, operations, { id: top, others })
  return { ok: true, id: top }
}
