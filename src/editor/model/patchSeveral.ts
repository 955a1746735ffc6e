/** Settings of several blocks changed at once, as one entry of Undo. */
import type { EditorDocument } from './editorDocument.ts'
import type { Change, DocumentOperation } from './operation.ts'

/** @param patches the settings to change, by block; what a block may not have changed stays */
export function patchSeveral(
  editorDocument: EditorDocument,
  label: string,
  patches: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): void {
  const { blocks, selection } = editorDocument
  const operations: DocumentOperation[] = []
  for (const [id, values] of patches) {
    const { state, type } = blocks.need(id)
    const changes: Record<string, Change> = {}
    for (const [key, to] of Object.entries(values))
      if (JSON.stringify(state[key]) !== JSON.stringify(to) && editorDocument.mayPatch(type, key))
        changes[key] = [state[key], to]
    if (Object.keys(changes).length > 0) operations.push({ kind: 'patch', id, on: 'state', changes })
  }
  if (operations.length > 0) editorDocument.run(label, operations, selection)
}
