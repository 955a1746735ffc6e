/** Blocks that become others by a key, what goes around them, moves, copies and removals, and the zoom's keys. */
export { zoomByKey } from '../canvas/zoom.ts'
export { formatSelected, typeOver } from './selectedText.ts'
export { align } from '../model/align.ts'
export { writeIn } from './writeIn.ts'
export { duplicateAndAnnounce, removeAndAnnounce } from './announceActions.ts'
import { flushSync } from 'react-dom'
import type { EditorValue } from '../EditorContext.ts'
import type { ListKind } from '../canvas/listEditing.ts'
import { becomeText, listOf, transformChoices } from '../model/becomeText.ts'
import { inlineLines } from '../model/textLines.ts'
import { transform, unwrap, wrap } from '../model/transform.ts'
import { moveAndAnnounce } from './announceActions.ts'
import { addFootnote } from './footnotes.ts'
import { blockActions } from './texts/blockActions.ts'
import { sectionPlace } from './sectionPlace.ts'
import { said } from './texts/said.ts'

/** Moves the selected block; who writes in it goes on at the same place, though a browser takes the focus from what is moved. */
export function moveByKey(editor: EditorValue, step: -1 | 1): void {
  const { editorDocument, frame } = editor
  const { id, anchor, head = anchor } = editorDocument.selection
  flushSync(() => {
    moveAndAnnounce(editor, step)
    if (id !== null && anchor !== undefined) editorDocument.select({ id, anchor, head })
  })
  if (anchor !== undefined) frame.text?.focus()
}

/** Ctrl Alt C copies the look of the selected block, V gives it to the selected ones; F adds a footnote. */
export async function ctrlAltKey(editor: EditorValue, code: string): Promise<void> {
  if (code === 'KeyF') return addFootnote(editor)
  const { copyStyleAndAnnounce, pasteStyleAndAnnounce } = await import('./copyStyleActs.ts')
  if (code === 'KeyC') copyStyleAndAnnounce(editor)
  else pasteStyleAndAnnounce(editor)
}

export function unwrapAndAnnounce({ editorDocument, report }: EditorValue, id: string): void {
  report(unwrap(editorDocument, id), blockActions.unwrapped)
}

/** A section behind the one that is written in; on a page without any, instead of its empty paragraph. */
export function addSection({ editorDocument, report }: EditorValue, id: string): void {
  const { target, position } = sectionPlace(editorDocument, { target: id, position: 'after' })
  report(
    position === 'replace'
      ? editorDocument.replace(target, 'group')
      : editorDocument.insertNew('group', { target, position }),
  )
}

export function wrapAndAnnounce({ editorDocument, report }: EditorValue): void {
  report(wrap(editorDocument, editorDocument.selectedIds, 'group'), blockActions.wrapped_in_a_group)
}

/** Each line of a text is an entry of a list. */
export function makeList(
  { editorDocument, report }: EditorValue,
  id: string,
  kind: ListKind,
  html: string,
): void {
  const outcome = becomeText(editorDocument, id, 'list', { text: listOf(inlineLines(html, true), kind) })
  report(outcome, said.now({ label: editorDocument.registry.get('list')?.label ?? '' }))
}

/** Ctrl Alt 1 to 6 makes a heading of that level, 0 a paragraph. */
export function turnToLevel(editor: EditorValue, level: number): void {
  const { editorDocument, report } = editor
  const type = level === 0 ? 'paragraph' : 'heading'
  const ids = editorDocument.selectedIds
  const isChange = transformChoices(editorDocument, ids).some(({ definition }) => definition.type === type)
  if (isChange && !report(transform(editorDocument, ids, type))) return
  if (level > 0) {
    for (const id of editorDocument.selectedIds) {
      const { type: now, state } = editorDocument.blocks.need(id)
      if (now !== 'heading' || state.level === level) continue
      // What became a heading has its level in the same step of Undo.
      if (isChange) editorDocument.history.amend(id, { level: [state.level, level] })
      else editorDocument.patch(id, { level })
    }
    editorDocument.blur()
  }
  editor.announce(level === 0 ? said.now_paragraph : said.now_heading({ level }))
}
