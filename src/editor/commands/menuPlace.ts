/** Where the insert menu shows: below what it was asked from, above it where that does not fit, and always in the window. */
import { insertMenuHeightPx } from '#constants.ts'
import type { InsertRequest } from '../EditorContext.ts'

const menuWidthPx = 320
/** Room for two patterns beside each other, so that what they look like can be seen. */
const patternsPx = { width: 528, height: 640 }
/** With less room than this below the line the menu stands above it. */
const slashRoomPx = 360
const edgePx = 8
const gapPx = 6

interface MenuPlace {
  width: number
  left: number
  /** Pictures of patterns come late: their menu keeps its height; one of names is as tall as they are. */
  height?: number
  maxHeight?: number
  top: number
  /** Its lower edge is at `top`. */
  translate?: string
}

/** @param showsPatterns patterns are pictures, which need more room than names */
export function menuPlace(
  { left, top, bottom }: InsertRequest['at'],
  window: { innerWidth: number; innerHeight: number },
  showsPatterns = false,
): MenuPlace {
  const width = showsPatterns ? Math.min(patternsPx.width, window.innerWidth - 2 * edgePx) : menuWidthPx
  const height = showsPatterns
    ? Math.min(patternsPx.height, window.innerHeight - 2 * edgePx)
    : insertMenuHeightPx
  const lowest = window.innerHeight - height - edgePx
  const fitsBelow = bottom + height + 2 * gapPx < window.innerHeight
  return {
    ...(showsPatterns ? { height } : { maxHeight: height }),
    width,
    left: Math.max(edgePx, Math.min(left, window.innerWidth - width - edgePx)),
    top: fitsBelow ? bottom + gapPx : Math.max(edgePx, Math.min(top - height - gapPx, lowest)),
  }
}

/** The menu at a `/` in a text never covers its line: it is as low as the room there asks for. */
export function slashMenuPlace(
  { left, top, bottom }: InsertRequest['at'],
  window: { innerWidth: number; innerHeight: number },
): MenuPlace {
  const below = window.innerHeight - bottom - gapPx - edgePx
  const above = top - gapPx - edgePx
  const isBelow = below >= slashRoomPx || below >= above
  return {
    maxHeight: Math.min(insertMenuHeightPx, isBelow ? below : above),
    width: menuWidthPx,
    left: Math.max(edgePx, Math.min(left, window.innerWidth - menuWidthPx - edgePx)),
    ...(isBelow ? { top: bottom + gapPx } : { top: top - gapPx, translate: '0 -100%' }),
  }
}
