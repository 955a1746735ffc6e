/** A block's own CSS is written by holders of `design.write`; others keep, move and copy what is there, and take it away. */
import type { Block } from '#blocks/block.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import { walkBlocks } from './walkBlocks.ts'
import { guarded } from '../texts/guarded.ts'

/**
 * @param standing what is stored already, here or where it was copied from
 * @throws Problem post.forbidden (403) with `block`
 */
export function guardOwnCss(viewer: Viewer, value: readonly Block[], previous: readonly Block[]): void {
  if (viewer.can('design.write')) return
  const known = new Set<unknown>([undefined, ''])
  walkBlocks(previous, ({ state }) => known.add(state.own_css))
  walkBlocks(value, ({ id, state }) => {
    if (!known.has(state.own_css)) throw problem('post.forbidden', { what: guarded.own_css, block: id })
  })
}
