/** The approved comments of the page from where its URL asks, the same for everybody (`comments.list`). */
import type { CommentListData } from '#blocks/comments/data.ts'
import { askedComments } from '#blocks/comments/morePages.ts'
import { defineSource } from '#blocks/source.ts'
import { visitor } from '#platform/viewer.ts'
import { areCommentsOpen } from '../areCommentsOpen.ts'
import { commentsOfPost } from '../readComments.ts'

export const list = defineSource({
  name: 'comments.list',
  async run({ db, page, query }): Promise<CommentListData> {
    if (page.postId === null) return { post_id: null, open: false, items: [], after: null, next: null }
    const after = askedComments(query)
    const [isOpen, { items, next }] = await Promise.all([
      areCommentsOpen(db, page.postId),
      commentsOfPost(db, page.postId, visitor, after),
    ])
    // A draft takes none yet, but is looked at as what it will be.
    return { post_id: page.postId, open: isOpen || page.isPreview, items, after, next }
  },
})
