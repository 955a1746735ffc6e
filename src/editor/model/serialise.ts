/**
 * Load and save: SPEC.md's tree of blocks to flat records and back (F-EDIT-01). Unknown keys, unknown types and the order
 * of keys survive: `saveBlocks(loadBlocks(value))` writes the same bytes.
 */
import { isRecord } from '#platform/isRecord.ts'
import { newBlockId } from '#blocks/newBlockId.ts'
import { type BlockRecord, newRecord, rootId, standardKeys, type Subtree } from './record.ts'

const known = new Set(['id', 'type', 'state', 'children', 'do_not_render'])

/** A block as JSON: `id`, `type`, `state`, `children`, perhaps `do_not_render`, and whatever else it carries. */
export type StoredBlock = Record<string, unknown>

/** Blocks must be objects with a type and an id (SPEC.md section 5); ids are unique in a document. */
export class BlockShapeError extends Error {}

/**
 * Returns the records of a stored list of blocks, the root record first.
 * An empty list gets one empty paragraph (F-POST-05).
 * @throws BlockShapeError where an entry is no object with a type and a fresh id
 */
export function loadBlocks(value: unknown, makeId: () => string = newBlockId): Map<string, BlockRecord> {
  const list = Array.isArray(value) ? value : []
  const records = new Map<string, BlockRecord>()
  const children = list.map((block: unknown) => loadBlock(block, rootId, records))
  if (children.length === 0) {
    const paragraph = newRecord(makeId(), 'paragraph', { text: '' })
    records.set(paragraph.id, paragraph)
    children.push(paragraph.id)
  }
  records.set(rootId, { ...newRecord(rootId, 'document', {}, rootId), children })
  return records
}

function loadBlock(block: unknown, parent: string, records: Map<string, BlockRecord>): string {
  if (!isRecord(block)) throw new BlockShapeError('A block must be an object.')
  const { id, type } = block
  if (typeof id !== 'string' || id === rootId) throw new BlockShapeError('A block must have an id.')
  if (typeof type !== 'string' || type === '') throw new BlockShapeError(`The block ${id} must have a type.`)
  if (records.has(id)) throw new BlockShapeError(`Two blocks have the id ${id}.`)
  const keys = Object.keys(block)
  // Reserves the place, so that a parent is before its children and a repeated id is found.
  records.set(id, newRecord(id, type, {}, parent))
  const isTree = Array.isArray(block.children)
  const children = isTree ? (block.children as unknown[]).map((child) => loadBlock(child, id, records)) : []
  const extra: Record<string, unknown> = {}
  for (const key of keys) if (!known.has(key)) extra[key] = block[key]
  records.set(id, {
    id,
    type,
    state: isRecord(block.state) ? block.state : {},
    children,
    parent,
    do_not_render: typeof block.do_not_render === 'boolean' ? block.do_not_render : undefined,
    extra,
    keys: isStandard(keys) ? standardKeys : keys,
  })
  return id
}

function isStandard(keys: readonly string[]): boolean {
  return keys.length === standardKeys.length && keys.every((key, index) => key === standardKeys[index])
}

type Lookup = (id: string) => BlockRecord | undefined

/** Returns the stored list of blocks that is under `parent`. */
export function saveBlocks(lookup: Lookup, parent: string = rootId): StoredBlock[] {
  return (lookup(parent)?.children ?? []).flatMap((id) => {
    const record = lookup(id)
    return record ? [saveRecord(record, lookup)] : []
  })
}

/** Returns one block as it is stored, with all it holds. */
export function saveRecord(record: BlockRecord, lookup: Lookup): StoredBlock {
  const { id, type, state } = record
  const children = saveBlocks(lookup, id)
  const block: StoredBlock = {}
  for (const key of record.keys) {
    if (key === 'id') block.id = id
    else if (key === 'type') block.type = type
    else if (key === 'state') block.state = state
    else if (key === 'children') block.children = children
    else if (key === 'do_not_render') {
      if (record.do_not_render !== undefined) block.do_not_render = record.do_not_render
    } else block[key] = record.extra[key]
  }
  if (!('state' in block) && Object.keys(state).length > 0) block.state = state
  if (!('children' in block) && children.length > 0) block.children = children
  if (!('do_not_render' in block) && record.do_not_render !== undefined)
    block.do_not_render = record.do_not_render
  return block
}

/** Returns the records of a block and all it holds, parents before children. */
export function subtreeOf(lookup: Lookup, top: string): Subtree {
  const records: BlockRecord[] = []
  const walk = (id: string): void => {
    const record = lookup(id)
    if (!record) return
    records.push(record)
    record.children.forEach(walk)
  }
  walk(top)
  return { top, records }
}

/**
 * Returns a stored block as a subtree that may be inserted.
 * @throws BlockShapeError where a block in it is no object with a type and an id
 */
export function subtreeFrom(block: unknown): Subtree {
  const records = new Map<string, BlockRecord>()
  const top = loadBlock(block, rootId, records)
  return { top, records: [...records.values()] }
}
