/** Where a section goes that is asked for within another one. */
import type { InsertRequest } from '../EditorContext.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { type BlockRecord, rootId } from '../model/record.ts'

type InsertPlace = InsertRequest['place']

/**
 * Where a pattern goes that is asked for at a place: a section of its own behind the one that the place is in, and instead of a
 * paragraph of the page in which nothing has been written yet.
 */
export function sectionPlace({ blocks }: EditorDocument, place: InsertPlace): InsertPlace {
  if (place.target === rootId) {
    const last = blocks.need(rootId).children.at(-1)
    return last !== undefined && isUnwritten(blocks.need(last))
      ? { target: last, position: 'replace' }
      : place
  }
  let top = blocks.need(place.target)
  while (top.parent !== rootId) top = blocks.need(top.parent)
  if (top.id !== place.target) return { target: top.id, position: 'after' }
  return place.position === 'after' && isUnwritten(top) ? { target: top.id, position: 'replace' } : place
}

const isUnwritten = ({ type, state }: BlockRecord): boolean => type === 'paragraph' && state.text === ''
