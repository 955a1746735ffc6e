/** A page has one heading of the first level: what comes in below it begins at the second. */
import type { BuiltBlock } from '#patterns/build.ts'
import type { EditorDocument } from '../model/editorDocument.ts'

/** Returns the block with headings of the second level instead of the first where the page has its first already. */
export function topOnce({ blocks, isTitled }: EditorDocument, made: BuiltBlock): BuiltBlock {
  const hasTop =
    isTitled ||
    blocks.order().some((id) => {
      const { type, state } = blocks.need(id)
      return type === 'heading' && state.level === 1
    })
  return hasTop ? lowered(made) : made
}

const lowered = (one: BuiltBlock): BuiltBlock => ({
  ...one,
  state: one.type === 'heading' && one.state.level === 1 ? { ...one.state, level: 2 } : one.state,
  children: one.children.map(lowered),
})
