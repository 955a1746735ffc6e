/** Copies of blocks: fresh ids, and references inside the copy that point into the copy. */
import { common } from '#ui/texts/common.ts'
import { type EditorDocument, type Outcome, refused } from './editorDocument.ts'
import type { BlockRecord, Subtree } from './record.ts'
import { subtreeOf } from './serialise.ts'
import { acts } from './texts/acts.ts'
import { isRecord } from '#platform/isRecord.ts'

/** Copies a block and all it holds behind itself. One entry. Who writes in it goes on in the copy; else the copy is selected. */
export function duplicate(editorDocument: EditorDocument, id: string): Outcome {
  const { blocks, selection } = editorDocument
  const [copy] = blocks.has(id) ? copySubtrees([subtreeOf(blocks.get, id)], editorDocument.makeId) : []
  if (!copy) return refused(acts.block_gone)
  const isWriting = selection.id === id && selection.anchor !== undefined
  return editorDocument.insertSubtree(
    copy,
    { target: id, position: 'after' },
    common.duplicate,
    isWriting ? undefined : { id: copy.top },
  )
}

/**
 * Returns copies of subtrees with fresh ids. Inside all of them, values that name a copied block's id, and links to a
 * copied block, are rewritten; `element_id`s get a suffix, for they are unique on a page.
 */
export function copySubtrees(subtrees: readonly Subtree[], makeId: () => string): Subtree[] {
  const renamed = new Map<string, string>()
  for (const record of subtrees.flatMap(({ records }) => records)) {
    const id = makeId()
    renamed.set(record.id, id)
    // What a heading is called that has no name of its own.
    renamed.set(`#h-${record.id}`, `#h-${id}`)
    const element = record.state.element_id
    if (typeof element === 'string' && element !== '') {
      renamed.set(`#${element}`, `#${element}-${id.slice(0, 4)}`)
    }
  }
  const rename = (text: string): string =>
    renamed.get(text) ?? text.replaceAll(/(?<=href=")#[^"]+/g, (link) => renamed.get(link) ?? link)
  const copied = (record: BlockRecord): BlockRecord => {
    const state = rewritten(record.state, rename)
    const element = record.state.element_id
    return {
      ...record,
      id: rename(record.id),
      parent: rename(record.parent),
      children: record.children.map(rename),
      state: {
        ...(isRecord(state) ? state : {}),
        ...(typeof element === 'string' && element !== ''
          ? { element_id: rename(`#${element}`).slice(1) }
          : {}),
      },
    }
  }
  return subtrees.map(({ top, records }) => ({ top: rename(top), records: records.map(copied) }))
}

function rewritten(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value)
  if (Array.isArray(value)) return value.map((item) => rewritten(item, rename))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewritten(item, rename)]))
}
