import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem } from '../problems.ts'
import { editablePost } from '../editablePost.ts'
import { longestShareHours, shareToken } from '../previewShare.ts'

/**
 * Makes a link that shows the caller's draft of a post to anybody who has it, until it ends (F-EDIT-07).
 * Problems: post.missing (404), post.forbidden (403).
 */
export const sharePreview = operation({
  name: 'posts.share_preview',
  summary: 'Make a link that shows a draft until a time',
  method: 'POST',
  path: '/api/posts/{id}/preview-link',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid(), hours: z.int().min(1).max(longestShareHours).default(72) }),
  output: z.object({ url: z.string(), ends_at: z.iso.datetime() }),
  audit: ({ id, hours }) => ({ kind: 'post.preview_shared', target: id, data: { hours } }),
  async run(context, { id, hours }) {
    const { clock, secret, viewer } = context
    await editablePost(context, id)
    if (viewer.id === null) throw problem('post.missing')
    const until = new Date(clock.now().getTime() + hours * 3_600_000)
    return { url: `/user/preview/${id}?share=${shareToken(secret, id, viewer.id, until)}`, ends_at: until.toISOString() }
  },
})
