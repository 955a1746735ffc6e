import { z } from 'zod'
import { isCommentPlace } from '#blocks/comments/morePages.ts'
import { operation, Reply } from '#platform/operations/operation.ts'
import { requireCommentablePost } from '../commentablePost.ts'
import { commentsAtOnce, commentsOfPost } from '../readComments.ts'
import { commentView } from '../schema.ts'
import { commentTexts } from '../texts/commentTexts.ts'

/**
 * The comments of a post as the viewer sees them (F-COM-01), threads oldest first and whole, with `is_logged_in` beside them.
 * `pagination.next` goes into `after` of the next call; null: these were the last.
 * Problems: comments.post_missing (404).
 */
export const listComments = operation({
  name: 'comments.list',
  summary: 'Comments of a post',
  method: 'GET',
  path: '/api/posts/notes',
  capability: 'public',
  input: z.strictObject({
    postId: z.uuid(),
    after: z
      .string()
      .refine(isCommentPlace, { error: () => commentTexts.no_place })
      .optional(),
  }),
  output: z.array(commentView),
  async run({ db, viewer, clock }, { postId, after }) {
    await requireCommentablePost(db, postId, clock.now())
    const { items, next } = await commentsOfPost(db, postId, viewer, after)
    return new Reply(items, {
      extra: { is_logged_in: viewer.id !== null, pagination: { limit: commentsAtOnce, next } },
    })
  },
})
