import { z } from 'zod'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { operation } from '#platform/operations/operation.ts'
import { commentById } from '../readComments.ts'
import { commentStatus, commentText, commentView } from '../schema.ts'
import { addComment, setStatus, toggleLike } from '../writeComment.ts'

const input = z.union([
  z.strictObject({ id: z.uuid(), post_id: z.uuid(), type: z.literal('like') }),
  /** `is_undo`: takes a decision back, so that reports that it settled are open again. */
  z.strictObject({ id: z.uuid(), post_id: z.uuid(), status: commentStatus, is_undo: z.boolean().optional() }),
  z.strictObject({ post_id: z.uuid(), value: commentText, parent_id: z.uuid().nullish() }),
])

/**
 * Writes a comment or reply, likes one, or sets its status (F-COM-02, F-COM-04, F-COM-05); answers what to merge.
 * Problems: comments.post_missing, comments.missing (404), capability.missing (403) for a status without the right.
 */
export const writeComment = operation({
  name: 'comments.write',
  summary: 'Write, like or moderate a comment',
  method: 'POST',
  path: '/api/posts/notes',
  capability: 'comments.write',
  rateLimit: { points: 30, windowSeconds: 60 },
  input,
  output: z.array(commentView),
  audit: (wanted, merged) =>
    'status' in wanted
      ? { kind: 'comment.status', target: wanted.id, data: { status: merged[0]?.status } }
      : null,
  async run(context, wanted) {
    const { db, viewer } = context
    const id = await change()
    const comment = await commentById(db, id, viewer)
    return comment ? [comment] : []

    async function change(): Promise<string> {
      if ('value' in wanted) return addComment(context, wanted)
      if ('status' in wanted) {
        if (!viewer.can('comments.moderate')) throw requestProblem('capability.missing')
        await setStatus(context, wanted, wanted.status, wanted.is_undo)
      } else await toggleLike(context, wanted)
      return wanted.id
    }
  },
})
