/** DELETE /api/posts/{id}/preview-links/{link} */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { revokePreviewLink as revoke } from '../previewShare.ts'

/** Ends a share link at once (F-EDIT-07). Problems: post.missing, preview.missing (404), post.forbidden (403). */
export const revokePreviewLink = operation({
  name: 'posts.revoke_preview_link',
  summary: 'End a share link of a post at once',
  method: 'DELETE',
  path: '/api/posts/{id}/preview-links/{link}',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid(), link: z.uuid() }),
  output: z.object({ id: z.string() }),
  audit: ({ id, link }) => ({ kind: 'post.preview_revoked', target: id, data: { link } }),
  async run(context, { id, link }) {
    await revoke(context, id, link)
    return { id: link }
  },
})
