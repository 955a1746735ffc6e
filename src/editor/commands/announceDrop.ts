/** Drops by the pointer, on the page and in the outline, that say in words where the block is then. */
import type { EditorValue } from '../EditorContext.ts'
import type { Place } from '../model/canDrop.ts'
import { placeInWords } from '../outline/placeInWords.ts'
import { selectionInWords } from './selectionWords.ts'
import { blockActions } from './texts/blockActions.ts'

/** Moves a block and says where it is now, or why it stays. */
export function moveAndSayWhere(editor: EditorValue, id: string, place: Place): void {
  const { editorDocument, report } = editor
  const outcome = editorDocument.move(id, place)
  if (outcome.ok) editorDocument.select({ id })
  report(
    outcome,
    outcome.ok
      ? blockActions.moved({ block: selectionInWords(editor), place: placeInWords(editorDocument, id) })
      : undefined,
  )
}
