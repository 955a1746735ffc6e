/** Drops by the pointer, on the page and in the outline, that say in words where the block is then. */
import type { EditorValue } from '../EditorContext.ts'
import type { Place } from '../model/canDrop.ts'
import { positionText } from '../outline/positionText.ts'
import { selectionText } from './selectionText.ts'
import { blockActions } from './texts/blockActions.ts'

/** Moves a block and says where it is now, or why it stays. */
export function moveToAndAnnounce(editor: EditorValue, id: string, place: Place): void {
  const { editorDocument, report } = editor
  const outcome = editorDocument.move(id, place)
  if (outcome.ok) editorDocument.select({ id })
  report(
    outcome,
    outcome.ok
      ? blockActions.moved({ block: selectionText(editor), place: positionText(editorDocument, id) })
      : undefined,
  )
}
