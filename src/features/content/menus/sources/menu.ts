/** `content.menu`: a stored menu (a post of type menu; its entries are in the meta `items`). */
import { z } from 'zod'
import type { MenuData, MenuItemData } from '#blocks/menu/data.ts'
import { defineSource } from '#blocks/source.ts'
import { findLiveById, isId } from '../../posts/readPost.ts'
import { menuItems } from '../menuItems.ts'

const shape = z.object({ id: z.string().catch('') })

export const menu = defineSource({
  name: 'content.menu',
  async run({ platform, db }, args): Promise<MenuData> {
    const { id } = shape.parse(args)
    const post = isId(id) ? await findLiveById(db, id, platform.clock.now()) : null
    if (!post || post.type !== 'menu') return { id: null, title: '', items: [] }
    return {
      id: post.id,
      title: post.title,
      items: entriesOf(post.metas.find((meta) => meta.name === 'items')?.value),
    }
  },
})

function entriesOf(text: string | undefined): MenuItemData[] {
  try {
    const parsed = menuItems.safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    // A meta that is no JSON holds no entries.
    return []
  }
}
