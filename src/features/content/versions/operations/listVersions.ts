import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { versionsOf } from '../history.ts'

/** The versions of a post, newest first; `next` of `pagination` goes into `before` of the next call. Problems: post.missing (404). */
export const listVersions = operation({
  name: 'posts.versions',
  summary: 'List the versions of a post',
  method: 'GET',
  path: '/api/posts/{id}/versions',
  capability: 'content.list',
  input: z.strictObject({
    id: z.uuid(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    before: z.coerce.number().int().min(1).optional(),
  }),
  output: z.array(
    z.object({
      number: z.number(),
      title: z.string(),
      status: z.string(),
      author_id: z.string().nullable(),
      author_name: z.string().nullable(),
      created_at: z.string(),
      is_current: z.boolean(),
      is_live: z.boolean(),
    }),
  ),
  async run(context, { id, limit, before }) {
    const { versions, next } = await versionsOf(context, id, { limit, before })
    return new Reply(versions, { extra: { pagination: { limit, next } } })
  },
})
