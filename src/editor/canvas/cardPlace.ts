/** Where the card of a picture is drawn: where it leaves the picture to be seen. */
import type { Box } from './elements.ts'

interface Size {
  width: number
  height: number
}

const gap = 8

/**
 * Beside the picture, below it or above it; where none of these has room, in its lower corner. Null where nothing of the
 * picture is in sight. All in pixels of the window.
 * @param room what the canvas shows
 */
export function cardPlace(picture: Box, card: Size, room: Size): { left: number; top: number } | null {
  const [right, bottom] = [picture.left + picture.width, picture.top + picture.height]
  if (bottom <= 0 || right <= 0 || picture.top >= room.height || picture.left >= room.width) return null
  const within = (value: number, size: number, most: number) =>
    Math.max(gap, Math.min(value, most - size - gap))
  const top = within(picture.top, card.height, room.height)
  const left = within(picture.left, card.width, room.width)
  const hasRoom = (start: number, size: number, most: number) => start >= gap && start + size + gap <= most
  const after = { left: right + gap, top }
  if (hasRoom(after.left, card.width, room.width)) return after
  const before = { left: picture.left - card.width - gap, top }
  if (hasRoom(before.left, card.width, room.width)) return before
  const below = { left, top: bottom + gap }
  if (hasRoom(below.top, card.height, room.height)) return below
  const above = { left, top: picture.top - card.height - gap }
  if (hasRoom(above.top, card.height, room.height)) return above
  return {
    left: within(right - card.width - gap, card.width, room.width),
    top: within(bottom - card.height - gap, card.height, room.height),
  }
}
