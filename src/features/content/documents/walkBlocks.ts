/** Visits every block of a tree. */
import type { Block } from '#blocks/block.ts'

/** Calls `visit` for each block, parents before children. */
export function walkBlocks(blocks: readonly Block[], visit: (block: Block) => void): void {
  for (const block of blocks) {
    visit(block)
    walkBlocks(block.children, visit)
  }
}
