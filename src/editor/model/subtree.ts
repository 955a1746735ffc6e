/** New blocks with what they begin with, before they are in a document. */
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { takes } from '#blocks/dropRule.ts'
import type { Registry } from './canDrop.ts'
import type { Selection } from './history.ts'
import { newRecord, type Subtree } from './record.ts'

/** Returns a new block of a type with its defaults and the children it starts with. */
export function freshSubtree(
  makers: { registry: Registry; makeId(): string },
  type: string,
  state?: Record<string, unknown>,
): Subtree {
  const definition = makers.registry.get(type)
  const id = makers.makeId()
  const parts = (definition?.startsWith ?? []).map((child) => freshSubtree(makers, child))
  const defaults: Record<string, unknown> = structuredClone(definition?.defaults ?? { text: '' })
  const record = newRecord(id, type, { ...defaults, ...state })
  const top = { ...record, children: parts.map((part) => part.top) }
  const below = parts.flatMap((part) =>
    part.records.map((child) => (child.id === part.top ? { ...child, parent: id } : child)),
  )
  return { top: id, records: [top, ...below] }
}

/** True where the block has words that are written on the canvas. */
export const isWritten = (definition: Pick<BlockDefinition, 'textKey' | 'cellsKey'> | undefined): boolean =>
  (definition?.textKey ?? definition?.cellsKey) !== undefined

/** True where paragraphs go into the block. */
export const holdsBlocks = (definition: BlockDefinition | undefined): boolean =>
  takes(definition?.accepts, 'paragraph')

/** Where writing goes on after an insert: in the first text, whose sample is replaced by the first key; else the inserted block itself. */
export function firstTextOf(registry: Registry, subtree: Subtree): Selection {
  const text = subtree.records.find(({ type }) => isWritten(registry.get(type)))
  if (!text) return { id: subtree.top }
  const sample = text.state[registry.get(text.type)?.textKey ?? '']
  // -1 is the end of the text.
  return { id: text.id, anchor: 0, head: typeof sample === 'string' && sample !== '' ? -1 : 0 }
}

/** Levels of blocks that a subtree has. */
export function heightOf(subtree: Subtree): number {
  const levels = new Map<string, number>()
  let height = 1
  for (const { id, parent } of subtree.records) {
    const level = (levels.get(parent) ?? 0) + 1
    levels.set(id, level)
    height = Math.max(height, level)
  }
  return height
}
