/** What a pointer over a block means: before it, behind it, or in it, and whether the dragged block may go there. */
import type { DropAnswer } from '#blocks/dropRule.ts'
import { canDrop, type Place, type Position } from './canDrop.ts'
import { lockReason } from './marks.ts'
import type { EditorDocument } from './editorDocument.ts'

/** Share of a container's height, at its top and bottom, that means "beside it" rather than "into it". */
const besideShare = 0.25

/** @param share 0 at the top of the block, 1 at its bottom */
export function dropPosition(share: number, takesBlocks: boolean): Position {
  if (takesBlocks && share > besideShare && share < 1 - besideShare) return 'append'
  return share < 0.5 ? 'before' : 'after'
}

/** Where a dragged block would land, with the answer that its drop would get. */
export interface DropAim {
  place: Place
  answer: DropAnswer
}

/** Where a new block would land. */
export interface NewAim {
  place: Place | { target: string; position: 'replace' }
  answer: DropAnswer
}

/** @param isReplacing the block under the pointer is empty and gives way to the new one */
export function aimOfNew(
  { blocks, registry, guard }: EditorDocument,
  type: string,
  under: string,
  share: number,
  isReplacing: boolean,
): NewAim {
  const position = dropPosition(
    share,
    (registry.get(blocks.need(under).type)?.accepts ?? 'nothing') !== 'nothing',
  )
  const barred = guard('design')
  const answer =
    barred === null
      ? canDrop(registry, blocks, type, under, isReplacing ? 'before' : position)
      : { ok: false as const, reason: barred }
  return { place: { target: under, position: isReplacing ? 'replace' : position }, answer }
}

/** As `dropAim` where the place is known: between two blocks, beside the nearer one. */
export function aimBeside(
  { blocks, registry, guard }: EditorDocument,
  moving: string,
  place: Place,
): DropAim {
  const barred = guard('design') ?? lockReason(blocks, moving)
  const answer =
    barred === null
      ? canDrop(registry, blocks, blocks.need(moving).type, place.target, place.position, { moving })
      : { ok: false as const, reason: barred }
  return { place, answer }
}

/** @param isOpen what the block under the pointer holds stands right behind it, as in the outline: behind it is before that */
export function dropAim(
  editorDocument: EditorDocument,
  moving: string,
  under: string,
  share: number,
  isOpen = false,
): DropAim {
  const { blocks, registry } = editorDocument
  const { type, children } = blocks.need(under)
  const position = dropPosition(share, (registry.get(type)?.accepts ?? 'nothing') !== 'nothing')
  const [first] = children
  const place: Place =
    position === 'after' && isOpen && first !== undefined
      ? { target: first, position: 'before' }
      : { target: under, position }
  return aimBeside(editorDocument, moving, place)
}
