/** `content.placed`: the blocks of a component or snippet, for the editor; pages have them put in place before they are drawn. */
import type { PlacedData } from '#blocks/reusable/data.ts'
import { defineSource } from '#blocks/source.ts'
import { placedBlocks } from '../placedBlocks.ts'

export const placed = defineSource({
  name: 'content.placed',
  run: ({ platform, db }, args): Promise<PlacedData | null> => placedBlocks(platform, db, args),
})
