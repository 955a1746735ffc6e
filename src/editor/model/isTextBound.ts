/** Whether the text of a block is what an entry says: it is not written on this page. */
import { bindingsOf } from '#blocks/binding.ts'
import { definitions } from '#blocks/registry.ts'
import type { BlockRecord } from './record.ts'

export const isTextBound = ({ type, state }: BlockRecord): boolean =>
  (definitions.get(type)?.textKey ?? '') in bindingsOf(state)
