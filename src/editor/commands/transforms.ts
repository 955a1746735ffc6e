/** Blocks that become others by a key, and what goes around them. */
import type { EditorValue } from '../EditorContext.ts'
import { transform, transformChoices, unwrap, wrap } from '../model/transform.ts'

export { becomeText } from '../model/transform.ts'

export function unwrapAndSay({ session, report }: EditorValue, id: string): void {
  report(unwrap(session, id), 'Unwrapped')
}

export function wrapAndSay({ session, report }: EditorValue): void {
  report(wrap(session, session.selectedIds, 'group'), 'Wrapped in a group')
}

/** Ctrl Alt 1 to 6 makes a heading of that level, 0 a paragraph. */
export function turnToLevel(editor: EditorValue, level: number): void {
  const { session, report } = editor
  const type = level === 0 ? 'paragraph' : 'heading'
  const ids = session.selectedIds
  const isChange = transformChoices(session, ids).some(({ definition }) => definition.type === type)
  if (isChange && !report(transform(session, ids, type))) return
  if (level > 0) {
    for (const id of session.selectedIds)
      if (session.document.need(id).type === 'heading') session.patch(id, { level })
    session.blur()
  }
  editor.announce(level === 0 ? 'Now Paragraph' : `Now Heading ${level}`)
}
