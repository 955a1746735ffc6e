/** Code for visitors' browsers is written by holders of `code.write` only (A-05b): a save cannot bring it in otherwise. */
import type { Block } from '#blocks/block.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import { blockClassOf, mayHoldCode } from './blockDefinitions.ts'
import { guarded } from '../texts/guarded.ts'

/**
 * What is in the newest version may stay, move and be hidden; nothing else may come, be it typed, restored from an
 * old version, copied, shown again, or let out of the rules that it is under.
 * @throws Problem post.forbidden (403) with `block`
 */
export function guardCode(viewer: Viewer, value: readonly Block[], before: readonly Block[]): void {
  if (viewer.can('code.write')) return
  const known = new Map(codeBlocks(before).map((place) => [fingerprint(place.block), place]))
  for (const { block, isShown, rules } of codeBlocks(value)) {
    const was = known.get(fingerprint(block))
    if (!was || (isShown && !was.isShown) || !was.rules.every((one) => rules.includes(one)))
      throw problem('post.forbidden', {
        what: blockClassOf(block.type) ? guarded.code_blocks : guarded.unknown_blocks({ type: block.type }),
        block: block.id,
      })
  }
}

const fingerprint = ({ id, type, state }: Block) => JSON.stringify([id, type, state])

interface Place {
  block: Block
  isShown: boolean
  /** Of what it is in. */
  rules: readonly string[]
}

function codeBlocks(blocks: readonly Block[], isShown = true, rules: readonly string[] = []): Place[] {
  return blocks.flatMap((block) => {
    const shows = isShown && block.do_not_render !== true
    const { visible_where: own } = block.state
    const inside = own === undefined ? rules : [...rules, JSON.stringify(own)]
    return [
      ...(mayHoldCode(block.type) ? [{ block, isShown: shows, rules }] : []),
      ...codeBlocks(block.children, shows, inside),
    ]
  })
}
