/** Between blocks: the pointer in a gap means beside the nearest block there, and not the end of what holds both. */
import type { Position } from '../model/canDrop.ts'
import type { BlockDocument } from '../model/document.ts'
import { rootId } from '../model/record.ts'
import { blockIdAt } from './elements.ts'

/** How far from the pointer a block is looked for, and in which steps. */
const reachPx = 72
const stepPx = 6

/**
 * Returns the child of a container that is nearest above or below a point, and on which side of it the point lies; null
 * where there is none near.
 */
export function nearestBlock(
  inside: Document,
  blocks: BlockDocument,
  container: string,
  x: number,
  y: number,
): { id: string; position: Exclude<Position, 'append'> } | null {
  for (let away = stepPx; away <= reachPx; away += stepPx) {
    for (const [at, position] of [
      [y - away, 'after'],
      [y + away, 'before'],
    ] as const) {
      const found = blockIdAt(inside.elementFromPoint(x, at))
      const id = found === null || !blocks.has(found) ? null : childAround(blocks, container, found)
      if (id !== null) return { id, position }
    }
  }
  return null
}

/** The child of the container that holds a block, or is it. */
function childAround(blocks: BlockDocument, container: string, id: string): string | null {
  const path = [...blocks.ancestorsOf(id).map((above) => above.id), id]
  const child = container === rootId ? path[0] : path[path.indexOf(container) + 1]
  return child !== undefined && blocks.need(child).parent === container ? child : null
}
