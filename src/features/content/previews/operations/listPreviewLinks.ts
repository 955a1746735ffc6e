/** GET /api/posts/{id}/preview-links */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listPreviewLinks as linksOf } from '../previewShare.ts'

/** The links that show a draft of a post to people without an account (F-EDIT-07). Problems: post.missing (404), post.forbidden (403). */
export const listPreviewLinks = operation({
  name: 'posts.preview_links',
  summary: 'The share links of a post that still hold: who made them, which version they show, when they end',
  method: 'GET',
  path: '/api/posts/{id}/preview-links',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      made_by: z.string(),
      created_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
    }),
  ),
  run: (context, { id }) => linksOf(context, id),
})
