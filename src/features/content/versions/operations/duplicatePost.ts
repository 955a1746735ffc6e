import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { duplicatePost as duplicate } from '../history.ts'
import { withMetasOfToday } from '../../posts/metasOfToday.ts'
import { postView } from '../../views.ts'

/** Makes a draft copy of a post. Problems: post.missing (404). */
export const duplicatePost = operation({
  name: 'posts.duplicate',
  summary: 'Make a draft copy of a post',
  method: 'POST',
  path: '/api/posts/{id}/duplicate',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid() }),
  output: postView,
  audit: ({ id }, copy) => ({ kind: 'post.duplicated', target: copy.id, data: { of: id } }),
  run: async (context, { id }) => withMetasOfToday(context, await duplicate(context, id)),
})
