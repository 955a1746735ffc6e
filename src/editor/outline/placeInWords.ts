/** Where a block stands, in words: for those who hear what a move did. */
import { definitions } from '#blocks/registry.ts'
import { rootId } from '../model/record.ts'
import type { EditorSession } from '../model/session.ts'
import { outline } from './texts/outline.ts'

/** `2 of 5 in Group`. */
export function placeInWords({ document }: EditorSession, id: string): string {
  const { parent } = document.need(id)
  const count = document.need(parent).children.length
  const values = { position: document.indexOf(id) + 1, count }
  return parent === rootId
    ? outline.place(values)
    : outline.place_in({
        ...values,
        group: definitions.get(document.need(parent).type)?.label ?? outline.its_group,
      })
}
