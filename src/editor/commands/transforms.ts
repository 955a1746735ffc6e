/** Blocks that become others by a key, and what goes around them. */
import type { EditorValue } from '../EditorContext.ts'
import { transformChoices } from '../model/becomeText.ts'
import { transform, unwrap, wrap } from '../model/transform.ts'
import { blockActions } from './texts/blockActions.ts'
import { said } from './texts/said.ts'

export function unwrapAndSay({ session, report }: EditorValue, id: string): void {
  report(unwrap(session, id), blockActions.unwrapped)
}

export function wrapAndSay({ session, report }: EditorValue): void {
  report(wrap(session, session.selectedIds, 'group'), blockActions.wrapped_in_a_group)
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
  editor.announce(level === 0 ? said.now_paragraph : said.now_heading({ level }))
}
