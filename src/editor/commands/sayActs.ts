/** Moves and removals that say in words what they have done. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { moveSelected } from '../model/several.ts'
import { selectionInWords } from './selectionWords.ts'

/** Moves what is selected by one place and says where it stands now. */
export function moveAndSay(editor: EditorValue, step: -1 | 1): void {
  const { session, report } = editor
  const { id } = session.selection
  if (id === null) return
  const outcome = moveSelected(session, step)
  const { parent } = session.document.need(id)
  const count = session.document.need(parent).children.length
  const around = parent === rootId ? '' : ` in ${definitions.get(session.document.need(parent).type)?.label ?? 'its group'}`
  report(outcome, `${selectionInWords(editor)} moved ${step < 0 ? 'up' : 'down'}, now ${session.document.indexOf(id) + 1} of ${count}${around}`)
}

export function removeAndSay(editor: EditorValue): void {
  const words = selectionInWords(editor)
  editor.report(editor.session.remove(editor.session.selectedIds), `${words} removed. Undo brings it back.`)
}
