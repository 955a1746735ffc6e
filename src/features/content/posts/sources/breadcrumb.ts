/** `content.breadcrumb`: the way from home to a post, by its parents or by its category. */
import type { BreadcrumbData } from '#blocks/breadcrumb/data.ts'
import { defineSource } from '#blocks/source.ts'
import { findLiveById, isId } from '../readPost.ts'
import { inPages } from '../../texts/inPages.ts'

export const breadcrumb = defineSource({
  name: 'content.breadcrumb',
  async run({ platform, db, page }, args): Promise<BreadcrumbData> {
    const id = typeof args.id === 'string' ? args.id : page.postId
    const now = platform.clock.now()
    const post = id && isId(id) ? await findLiveById(db, id, now) : null
    if (!post) return { items: [] }
    const items = [{ title: post.title, url: post.url }]
    let above = post.parent_id
    while (above !== null && items.length < 10) {
      const parent = await findLiveById(db, above, now)
      if (!parent) break
      items.unshift({ title: parent.title, url: parent.url })
      above = parent.parent_id
    }
    if (!post.parent_id && post.category_title) {
      items.unshift({ title: post.category_title, url: `/p/category/${post.category_slug}` })
    }
    if (post.url !== '/') items.unshift({ title: inPages.home, url: '/' })
    return { items }
  },
})
