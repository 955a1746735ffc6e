/** Where a block may go in this document: the shared drop rule with the document's depth, places and cycles (F-EDIT-04). */
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { type DropAnswer, dropRule } from '#blocks/dropRule.ts'
import type { BlockDocument } from './document.ts'
import { isLocked } from './marks.ts'
import { rootId } from './record.ts'
import { acts } from './texts/acts.ts'

/** Block types by name. */
export type Registry = ReadonlyMap<string, BlockDefinition>

export const positions = ['before', 'after', 'append'] as const
export type Position = (typeof positions)[number]

/** A place: beside a block, or as the last child of one (`rootId`: at the end of the page). */
export interface Place {
  readonly target: string
  readonly position: Position
}

export interface DropOptions {
  /** The block that moves; absent for a new one. */
  moving?: string
  /** Levels of what is inserted, where it is not in the document yet. */
  height?: number
}

/**
 * Answers whether a block of `type` may be dropped before, after or into `target`.
 * A refusal carries the reason as one sentence for people.
 */
export function canDrop(
  registry: Registry,
  document: BlockDocument,
  type: string,
  target: string,
  position: Position,
  options: DropOptions = {},
): DropAnswer {
  const { moving } = options
  if (!(positions as readonly string[]).includes(position)) {
    return { ok: false, reason: acts.unknown_position }
  }
  const beside = document.get(target)
  if (!beside) return { ok: false, reason: acts.place_gone }
  if (target === rootId && position !== 'append') return { ok: false, reason: acts.nothing_beside_page }
  const parent = position === 'append' ? target : beside.parent
  if (moving !== undefined) {
    if (!document.has(moving)) return { ok: false, reason: acts.moved_block_gone }
    if (document.isWithin(parent, moving)) return { ok: false, reason: acts.into_itself }
  }
  const above = parent === rootId ? [] : [...document.ancestorsOf(parent), document.need(parent)]
  if (above.some(isLocked)) return { ok: false, reason: acts.place_locked }
  const depth = above.length
  const height = moving === undefined ? (options.height ?? 1) : document.heightOf(moving)
  const parentType = document.need(parent).type
  return dropRule({
    child: registry.get(type),
    childType: type,
    parent: parent === rootId ? null : registry.get(parentType),
    depth,
    height,
  })
}

/** Returns the parent and index of a place; `moving` is left out of the count. */
export function resolvePlace(
  document: BlockDocument,
  place: Place,
  moving?: string,
): { parent: string; index: number } {
  const { target, position } = place
  const parent = position === 'append' ? target : document.need(target).parent
  const siblings = document.need(parent).children.filter((id) => id !== moving)
  if (position === 'append') return { parent, index: siblings.length }
  const at = siblings.indexOf(target)
  return { parent, index: position === 'before' ? at : at + 1 }
}
