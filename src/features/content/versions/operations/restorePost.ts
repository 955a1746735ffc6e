import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { restorePost as restore } from '../history.ts'
import { withMetasOfToday } from '../../posts/metasOfToday.ts'
import { postView } from '../../views.ts'

/** Brings a post back from the trash, or (`number`) makes an old version the newest one. Problems: post.missing (404). */
export const restorePost = operation({
  name: 'posts.restore',
  summary: 'Restore a post from the trash or an old version of it',
  method: 'POST',
  path: '/api/posts/{id}/restore',
  capability: 'content.list',
  input: z.strictObject({
    id: z.uuid(),
    number: z.int().min(1).optional(),
    version: z.int().min(0).optional(),
  }),
  output: postView,
  audit: ({ id, number }) => ({ kind: 'post.restored', target: id, data: { number: number ?? null } }),
  run: async (context, input) => withMetasOfToday(context, await restore(context, input)),
})
