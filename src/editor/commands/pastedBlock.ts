/** A block that is made of what was pasted. */
import { newBlockId } from '#blocks/newBlockId.ts'
import type { StoredBlock } from '../model/serialise.ts'

export function block(type: string, state: Record<string, unknown>): StoredBlock {
  return { id: newBlockId(), type, state, children: [] }
}
