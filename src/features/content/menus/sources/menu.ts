/** `content.menu`: a stored menu (a post of type menu; its entries are in the meta `items`). */
import { z } from 'zod'
import type { MenuData, MenuItemData } from '#blocks/menu/data.ts'
import { defineSource } from '#blocks/source.ts'
import { isSafeUrl } from '#blocks/shell/safeUrl.ts'
import { findLiveById, isId } from '../../posts/readPost.ts'

const item: z.ZodType<MenuItemData> = z.lazy(() =>
  z.object({
    title: z.string().max(200),
    url: z.string().max(500).refine(isSafeUrl).catch(''),
    items: z.array(item).max(50).catch([]),
  }),
)
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
    const parsed = z
      .array(item)
      .max(100)
      .safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    // A meta that is no JSON holds no entries.
    return []
  }
}
