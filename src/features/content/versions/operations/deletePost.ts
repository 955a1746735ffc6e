import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { trashPost } from '../history.ts'

/** Puts a post into the trash; `forever=1` removes it with its versions. Problems: post.missing (404). */
export const deletePost = operation({
  name: 'posts.delete',
  summary: 'Puts a post into the trash, or deletes it permanently',
  method: 'DELETE',
  path: '/api/posts/{id}',
  capability: 'content.list',
  input: z.strictObject({
    id: z.uuid(),
    forever: z.union([z.literal('1'), z.literal('true'), z.literal(true)]).optional(),
  }),
  output: z.object({ id: z.string(), forever: z.boolean() }),
  audit: (_, { id, forever }) => ({ kind: forever ? 'post.deleted' : 'post.trashed', target: id }),
  run: (context, { id, forever }) => trashPost(context, id, forever !== undefined),
})
