/** A new block as it is stored, with an id of its own. */
import { newBlockId } from '#blocks/newBlockId.ts'
import type { StoredBlock } from './serialise.ts'

export function newBlock(
  type: string,
  state: Record<string, unknown> = {},
  children: StoredBlock[] = [],
): StoredBlock {
  return { id: newBlockId(), type, state, children }
}
