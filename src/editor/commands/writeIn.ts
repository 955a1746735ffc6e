/** Where Enter goes from a selected block. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { holdsBlocks, isWritten } from '../model/subtree.ts'

/** Goes into a block: into its text, to the first that it holds, or to a paragraph that begins in it or, where it holds none, behind it. */
export function writeIn(editor: EditorValue, id: string): void {
  const { editorDocument } = editor
  const { type, children } = editorDocument.blocks.need(id)
  const definition = definitions.get(type)
  if (isWritten(definition)) editorDocument.select({ id, anchor: -1, head: -1 })
  else if (children[0] !== undefined) goInto(editorDocument, children[0])
  else
    editor.report(
      editorDocument.insertNew('paragraph', {
        target: id,
        position: holdsBlocks(definition) ? 'append' : 'after',
      }),
    )
}

/** Into the words of a block that has some. */
function goInto(editorDocument: EditorValue['editorDocument'], id: string): void {
  const hasText = isWritten(definitions.get(editorDocument.blocks.need(id).type))
  editorDocument.select(hasText ? { id, anchor: -1, head: -1 } : { id })
}
