/** Where the toolbar of the selected block is: never over a line of text. */
import { type Box, elementsOf } from './elements.ts'

/** Between the toolbar and its block, and the window's edges. */
const gapPx = 8
/** So many texts before and behind the block are looked at: what is further away is not near it. */
const textLimit = 40

/** The boxes of the lines of text in a block and around it, from its own upper left corner. */
export function linesAround(inside: Document, id: string, box: Box): Box[] {
  const elements = elementsOf(inside, id)
  const [first] = elements
  const last = elements.at(-1)
  if (!first || !last) return []
  const lines: Box[] = []
  const range = inside.createRange()
  const read = (node: Node | null): void => {
    if (!node?.nodeValue?.trim()) return
    range.selectNodeContents(node)
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 0) lines.push({ left: left - box.left, top: top - box.top, width, height })
  }
  const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT)
  for (const step of ['previousNode', 'nextNode'] as const) {
    walker.currentNode = first
    for (let count = 0; count < textLimit; count += 1) read(walker[step]())
  }
  // Behind a block that holds much.
  walker.currentNode = lastWithin(last)
  if (first.contains(walker.currentNode)) read(walker.currentNode)
  for (let count = 0; count < textLimit; count += 1) read(walker.nextNode())
  return lines
}

function lastWithin(node: Node): Node {
  return node.lastChild ? lastWithin(node.lastChild) : node
}

interface Size {
  width: number
  height: number
}

export interface BarPlace {
  left: number
  top: number
  isDocked: boolean
}

/**
 * Returns the first place without a line of text: above the block, in its own space, below it; else at the bottom of the
 * canvas. @param box where the block is drawn @param lines from the block's corner, as they are drawn @param room the canvas
 * @param edge pixels above and below the block that its own handles take
 */
export function barPlace(box: Box, bar: Size, lines: readonly Box[], room: Size, edge = 0): BarPlace {
  const clampLeft = (left: number) => Math.max(4, Math.min(left, room.width - bar.width - 4))
  const [start, end] = [clampLeft(box.left), clampLeft(box.left + box.width - bar.width)]
  // At the end of a wide block the beginning of the line above stays free to be pressed.
  const lefts = box.width > bar.width ? [end, start] : [start]
  const above = box.top - bar.height - gapPx + 2 - edge
  const below = box.top + box.height + gapPx - 2 + edge
  const isFree = (left: number, top: number): boolean =>
    top >= 2 &&
    top + bar.height <= room.height - 2 &&
    !lines.some(
      (line) =>
        box.left + line.left < left + bar.width &&
        box.left + line.left + line.width > left &&
        box.top + line.top < top + bar.height &&
        box.top + line.top + line.height > top,
    )
  const isHigh = edge === 0 && box.height >= bar.height + 2 * gapPx
  const tops = [above, ...(isHigh ? [box.top + gapPx, box.top + box.height - bar.height - gapPx] : []), below]
  for (const top of tops)
    for (const left of lefts) if (isFree(left, top)) return { left, top, isDocked: false }
  return {
    left: Math.max(4, (room.width - bar.width) / 2),
    top: room.height - bar.height - 12,
    isDocked: true,
  }
}
