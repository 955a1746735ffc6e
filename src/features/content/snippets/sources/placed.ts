/**
 * `content.placed`: the blocks of a component or snippet, for the editor; pages have them put in place before they are drawn.
 * Who may not edit components sees them as a page would show them.
 */
import type { PlacedData } from '#blocks/reusable/data.ts'
import { defineSource } from '#blocks/source.ts'
import { visitor } from '#platform/viewer.ts'
import { audienceOf } from '../../documents/audience.ts'
import { placedBlocks } from '../placedBlocks.ts'
import { mayReadHidden } from '../../rights.ts'
import { ruleContextOf } from '../../documents/ruleContext.ts'
import { shownBlocks } from '../../documents/visibility.ts'

export const placed = defineSource({
  name: 'content.placed',
  async run({ platform, db, page, viewer = visitor }, args): Promise<PlacedData | null> {
    const found = await placedBlocks(platform, db, args)
    if (!found || mayReadHidden(viewer, 'component', null)) return found
    const ruleContext = () =>
      ruleContextOf({ post: null, path: page.path, audience: audienceOf(viewer) }, 'content')
    return { ...found, blocks: shownBlocks(found.blocks, ruleContext).blocks }
  },
})
