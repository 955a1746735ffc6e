/** The keys of the outline, as of any tree (ARIA), and moves between groups that the canvas has no key for. */
import { definitions } from '#blocks/registry.ts'
import { writeIn } from '../commands/writeIn.ts'
import type { EditorValue } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import type { EditorDocument, Outcome } from '../model/editorDocument.ts'
import { positionText } from './positionText.ts'
import { outline } from './texts/outline.ts'
import { common } from '#ui/texts/common.ts'

interface OutlineState {
  /** The block whose item has the focus. */
  id: string
  /** The ids of the items that show, from top to bottom. */
  shown: readonly string[]
  closed: ReadonlySet<string>
  toggle(id: string, isOpen: boolean): void
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** Handles a key; returns whether it did something. Moving up and down by Alt is the editor's own key and not done here. */
export function outlineKey(event: Key, editor: EditorValue, state: OutlineState): boolean {
  const { editorDocument } = editor
  const { key } = event
  const { id, shown, closed, toggle } = state
  if (event.ctrlKey || event.metaKey) return false
  if (event.altKey) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
    const label = definitions.get(editorDocument.blocks.need(id).type)?.label ?? common.block
    const outcome = key === 'ArrowLeft' ? moveOut(editorDocument, id) : moveIn(editorDocument, id)
    const said = { block: label, place: positionText(editorDocument, id) }
    editor.report(outcome, key === 'ArrowLeft' ? outline.moved_out(said) : outline.moved_in(said))
    return true
  }
  if (event.shiftKey) return false
  const select = (next: string | undefined) => {
    if (next !== undefined) editorDocument.select({ id: next })
    return true
  }
  const at = shown.indexOf(id)
  const { children, parent } = editorDocument.blocks.need(id)
  const isOpen = children.length > 0 && !closed.has(id)
  if (key === 'ArrowDown') return select(shown[at + 1])
  if (key === 'ArrowUp') return select(shown[at - 1])
  if (key === 'Home') return select(shown[0])
  if (key === 'End') return select(shown.at(-1))
  if (key === 'ArrowRight') {
    if (isOpen) return select(children[0])
    if (children.length > 0) toggle(id, true)
    return true
  }
  if (key === 'ArrowLeft') {
    if (isOpen) toggle(id, false)
    else if (parent !== rootId) select(parent)
    return true
  }
  if (key === 'F2') {
    editor.openRename(id)
    return true
  }
  if (key === ' ') return select(id)
  if (key === 'Enter') {
    writeIn(editor, id)
    return true
  }
  return false
}

/** Moves a block behind the group that holds it. */
function moveOut(editorDocument: EditorDocument, id: string): Outcome {
  const { parent } = editorDocument.blocks.need(id)
  if (parent === rootId) return { ok: false, reason: outline.in_no_group }
  return editorDocument.move(id, { target: parent, position: 'after' })
}

/** Moves a block into the group before it, as its last; into the last column where the group is columns. */
function moveIn(editorDocument: EditorDocument, id: string): Outcome {
  const { blocks } = editorDocument
  const siblings = blocks.need(blocks.need(id).parent).children
  const before = siblings[siblings.indexOf(id) - 1]
  if (before === undefined) return { ok: false, reason: outline.none_before }
  const outcome = editorDocument.move(id, { target: before, position: 'append' })
  const lastChild = blocks.need(before).children.at(-1)
  return outcome.ok || lastChild === undefined
    ? outcome
    : editorDocument.move(id, { target: lastChild, position: 'append' })
}
