/** The approved comments of the page, the same for everybody (`comments.list`). */
import type { CommentListData } from '#blocks/comments/data.ts'
import { defineSource } from '#blocks/source.ts'
import { visitor } from '#platform/viewer.ts'
import { areCommentsOpen } from '../areCommentsOpen.ts'
import { commentsOfPost } from '../readComments.ts'

export const list = defineSource({
  name: 'comments.list',
  async run({ db, platform, page }): Promise<CommentListData> {
    if (page.postId === null) return { post_id: null, open: false, items: [] }
    const [isOpen, items] = await Promise.all([areCommentsOpen(db, platform.siteId, page.postId), commentsOfPost(db, platform.siteId, page.postId, visitor)])
    // A draft takes none yet, but is looked at as what it will be.
    return { post_id: page.postId, open: isOpen || page.isPreview, items }
  },
})
