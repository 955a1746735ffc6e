/** Where a block or a section goes that is asked for at a place which may not take it. */
import { takes } from '#blocks/dropRule.ts'
import type { InsertRequest } from '../EditorContext.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { type BlockRecord, rootId } from '../model/record.ts'

type InsertPlace = InsertRequest['place']

/**
 * Where a pattern goes that is asked for at a place: a section of its own behind the one that the place is in, and instead of a
 * paragraph of the page in which nothing has been written yet.
 */
export function sectionPlace(editorDocument: EditorDocument, place: InsertPlace): InsertPlace {
  const { blocks } = editorDocument
  if (place.target === rootId) return insteadOfUnwritten(editorDocument, place)
  let top = blocks.need(place.target)
  while (top.parent !== rootId) top = blocks.need(top.parent)
  if (top.id !== place.target) return { target: top.id, position: 'after' }
  return insteadOfUnwritten(editorDocument, place)
}

/** What is asked for behind a paragraph in which nothing has been written takes its place. */
export function insteadOfUnwritten({ blocks }: EditorDocument, place: InsertPlace): InsertPlace {
  const { target, position } = place
  const before = position === 'append' ? blocks.need(target).children.at(-1) : target
  return before !== undefined && position !== 'before' && isUnwritten(blocks.need(before))
    ? { target: before, position: 'replace' }
    : place
}

const isUnwritten = ({ type, state }: BlockRecord): boolean => type === 'paragraph' && state.text === ''

/**
 * Columns and collections take blocks of one type alone: what is asked for behind a column goes into it, and behind its columns
 * where it takes none.
 */
export function placeNear(editorDocument: EditorDocument, place: InsertPlace): InsertPlace {
  const { registry, blocks } = editorDocument
  const takesText = (id: string) =>
    id === rootId || takes(registry.get(blocks.need(id).type)?.accepts, 'paragraph')
  if (place.position === 'replace' || place.target === rootId) return place
  if (takesText(place.target) && place.position === 'append') return place
  const { parent } = blocks.need(place.target)
  if (place.position !== 'append' && takesText(parent)) return place
  return takesText(place.target)
    ? { target: place.target, position: 'append' }
    : placeNear(editorDocument, { target: parent, position: 'after' })
}
