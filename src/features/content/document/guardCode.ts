/** Code for visitors' browsers is written by holders of `code.write` only (A-05b): a save cannot bring it in otherwise. */
import type { Block } from '#blocks/block.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import { codeBlockTypes } from './blockDefinitions.ts'

/**
 * What stands in the newest version may stay, move and be hidden; nothing else may come, be it typed, restored from an
 * old version, copied or shown again.
 * @throws Problem post.forbidden (403) with `block`
 */
export function guardCode(viewer: Viewer, value: readonly Block[], before: readonly Block[]): void {
  if (viewer.can('code.write')) return
  const known = new Map(codeBlocks(before).map(({ block, isShown }) => [fingerprint(block), isShown]))
  for (const { block, isShown } of codeBlocks(value)) {
    const wasShown = known.get(fingerprint(block))
    if (wasShown === undefined || (isShown && !wasShown)) throw problem('post.forbidden', { what: 'blocks with code', block: block.id })
  }
}

const fingerprint = ({ id, type, state }: Block) => JSON.stringify([id, type, state])

function codeBlocks(blocks: readonly Block[], isShown = true): { block: Block; isShown: boolean }[] {
  return blocks.flatMap((block) => {
    const shows = isShown && block.do_not_render !== true
    return [...(codeBlockTypes.has(block.type) ? [{ block, isShown: shows }] : []), ...codeBlocks(block.children, shows)]
  })
}
