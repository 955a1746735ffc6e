/** Where a block stands, in words: for those who hear what a move did. */
import { definitions } from '#blocks/registry.ts'
import { rootId } from '../model/record.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { outline } from './texts/outline.ts'

/** `2 of 5 in Group`. */
export function positionText({ blocks }: EditorDocument, id: string): string {
  const { parent } = blocks.need(id)
  const count = blocks.need(parent).children.length
  const values = { position: blocks.indexOf(id) + 1, count }
  return parent === rootId
    ? outline.place(values)
    : outline.place_in({
        ...values,
        group: definitions.get(blocks.need(parent).type)?.label ?? outline.its_group,
      })
}
