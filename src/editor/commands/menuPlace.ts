/** Where the insert menu shows: below what it was asked from, above it where that does not fit, and always in the window. */
import { insertMenuHeightPx } from '#constants.ts'
import type { InsertRequest } from '../EditorContext.ts'

const menuWidthPx = 320
const edgePx = 8
const gapPx = 6

export function menuPlace(
  { left, top, bottom }: InsertRequest['at'],
  window: { innerWidth: number; innerHeight: number },
): { height: number; width: number; left: number; top: number } {
  const lowest = window.innerHeight - insertMenuHeightPx - edgePx
  const fitsBelow = bottom + insertMenuHeightPx + 2 * gapPx < window.innerHeight
  return {
    height: insertMenuHeightPx,
    width: menuWidthPx,
    left: Math.max(edgePx, Math.min(left, window.innerWidth - menuWidthPx - edgePx)),
    top: fitsBelow ? bottom + gapPx : Math.max(edgePx, Math.min(top - insertMenuHeightPx - gapPx, lowest)),
  }
}
