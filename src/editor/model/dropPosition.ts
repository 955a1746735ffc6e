/** Which place a pointer over a block means: before it, behind it, or in it. */
import type { Position } from './canDrop.ts'

/** Share of a container's height, at its top and bottom, that means "beside it" rather than "into it". */
const besideShare = 0.25

/** @param share 0 at the top of the block, 1 at its bottom */
export function dropPosition(share: number, takesBlocks: boolean): Position {
  if (takesBlocks && share > besideShare && share < 1 - besideShare) return 'append'
  return share < 0.5 ? 'before' : 'after'
}
