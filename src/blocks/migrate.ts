/**
 * Blocks of an older version of their type, brought to the present one when they are read: `v` of a stored block names the
 * version that wrote it, absent: 1. What is stored stays as it is until the post is saved.
 */
import type { Block } from './block.ts'
import type { BlockDefinition } from './defineBlock.ts'

type Versioned = ReadonlyMap<string, Pick<BlockDefinition, 'version' | 'migrations'>>
type StoredBlock = Block & { v?: unknown }

/**
 * Returns the blocks in their present versions; the list itself where none is older. A block of a newer version than this
 * program knows, or whose step fails, is left as it is.
 */
export function migrated(blocks: Block[], definitions: Versioned): Block[] {
  return hasVersions(definitions) ? mapTree(blocks, (block) => brought(block, definitions)) : blocks
}

/** As `migrated`, for blocks that are about to be stored: those that name no version are of the present one. */
export function stamped(blocks: Block[], definitions: Versioned): Block[] {
  if (!hasVersions(definitions)) return blocks
  return mapTree(blocks, (block: StoredBlock) => {
    const version = definitions.get(block.type)?.version ?? 1
    return version > 1 && block.v === undefined ? withVersion(block, version) : brought(block, definitions)
  })
}

function hasVersions(definitions: Versioned): boolean {
  return [...definitions.values()].some(({ version }) => version > 1)
}

function mapTree(blocks: Block[], change: (block: Block) => Block): Block[] {
  const next = blocks.map((block) => {
    // A damaged document may hold anything: what is no block is for others to report.
    if (typeof block !== 'object' || block === null) return block
    const changed = change(block)
    const children = Array.isArray(changed.children) ? mapTree(changed.children, change) : changed.children
    return children === changed.children ? changed : { ...changed, children }
  })
  return next.every((block, index) => block === blocks[index]) ? blocks : next
}

function brought(block: StoredBlock, definitions: Versioned): Block {
  const { version = 1, migrations = {} } = definitions.get(block.type) ?? {}
  const from = typeof block.v === 'number' ? block.v : 1
  if (from >= version) return block
  try {
    let { state } = block
    for (let step = from; step < version; step += 1) {
      const migrate = migrations[step]
      if (!migrate) return block
      state = migrate(state)
    }
    return withVersion({ ...block, state }, version)
  } catch {
    // The view shows what it cannot draw as its own error; nothing is lost.
    return block
  }
}

function withVersion(block: StoredBlock, v: number): Block {
  const next: StoredBlock = { ...block, v }
  return next
}
