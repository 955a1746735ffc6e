/** POST /api/posts/{id}/preview-link */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { longestShareHours, makePreviewLink } from '../previewShare.ts'

/**
 * Makes a link that shows the caller's draft of a post, as it is now, to anybody who has it, until it ends (F-EDIT-07).
 * Problems: post.missing (404), post.forbidden (403).
 */
export const sharePreview = operation({
  name: 'posts.share_preview',
  summary: 'Make a link that shows a draft as it is now, until a time',
  method: 'POST',
  path: '/api/posts/{id}/preview-link',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid(), hours: z.int().min(1).max(longestShareHours).default(72) }),
  output: z.object({ id: z.string(), url: z.string(), ends_at: z.iso.datetime() }),
  audit: ({ id, hours }, link) => ({
    kind: 'post.preview_shared',
    target: id,
    data: { hours, link: link.id },
  }),
  run: (context, { id, hours }) => makePreviewLink(context, id, hours),
})
