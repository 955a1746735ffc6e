import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { requireCommentablePost } from '../commentablePost.ts'
import { commentsOfPost } from '../readComments.ts'
import { commentView } from '../schema.ts'

/**
 * The comments of a post as the viewer sees them (F-COM-01), with `is_logged_in` beside them.
 * Problems: comments.post_missing (404).
 */
export const listComments = operation({
  name: 'comments.list',
  summary: 'Comments of a post',
  method: 'GET',
  path: '/api/posts/notes',
  capability: 'public',
  input: z.strictObject({ postId: z.uuid() }),
  output: z.array(commentView),
  async run({ db, siteId, viewer, clock }, { postId }) {
    await requireCommentablePost(db, siteId, postId, clock.now())
    const comments = await commentsOfPost(db, siteId, postId, viewer)
    return new Reply(comments, { extra: { is_logged_in: viewer.id !== null } })
  },
})
