/** Undo and redo as somebody asks for them: what is taken back or done again is said. */
import { common } from '#ui/texts/common.ts'
import type { EditorValue } from '../EditorContext.ts'

type Undoing = Pick<EditorValue, 'editorDocument' | 'announce'>

/** Returns whether there was something to take back. */
export function undo({ editorDocument, announce }: Undoing): boolean {
  const label = editorDocument.history.undoLabel
  const isDone = editorDocument.undo()
  if (isDone) announce(`${common.undone}: ${label}`)
  return isDone
}

/** Returns whether there was something to do again. */
export function redo({ editorDocument, announce }: Undoing): boolean {
  const label = editorDocument.history.redoLabel
  const isDone = editorDocument.redo()
  if (isDone) announce(`${common.redo}: ${label}`)
  return isDone
}
