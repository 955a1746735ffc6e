/** Moves, copies and removals that say in words what they have done. */
import type { EditorValue } from '../EditorContext.ts'
import { insertInView } from '../canvas/insertInView.ts'
import { duplicateSelected, moveSelected } from '../model/severalActs.ts'
import { positionText } from '../outline/positionText.ts'
import { selectionText } from './selectionText.ts'
import { said } from './texts/said.ts'

/** Moves what is selected by one place and says where it is now. */
export function moveAndAnnounce(editor: EditorValue, step: -1 | 1): void {
  const { editorDocument, report } = editor
  const { id } = editorDocument.selection
  if (id === null) return
  const outcome = moveSelected(editorDocument, step)
  const values = { block: selectionText(editor), place: positionText(editorDocument, id) }
  report(outcome, step < 0 ? said.moved_up(values) : said.moved_down(values))
}

export function duplicateAndAnnounce(editor: EditorValue): void {
  const words = selectionText(editor)
  insertInView(editor, () =>
    editor.report(duplicateSelected(editor.editorDocument), said.duplicated({ block: words })),
  )
}

export function removeAndAnnounce(editor: EditorValue): void {
  const words = selectionText(editor)
  editor.report(
    editor.editorDocument.remove(editor.editorDocument.selectedIds),
    said.removed({ block: words }),
  )
}
