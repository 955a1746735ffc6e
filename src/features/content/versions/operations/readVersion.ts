import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { versionOf } from '../history.ts'
import { withMetasOfToday } from '../../posts/metasOfToday.ts'
import { postView } from '../../views.ts'

/** One version of a post as it was saved, to look at beside another. Problems: post.missing, post.version_unknown (404), post.forbidden (403). */
export const readVersion = operation({
  name: 'posts.version',
  summary: 'Read one version of a post',
  method: 'GET',
  path: '/api/posts/{id}/versions/{number}',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid(), number: z.coerce.number().int().min(1) }),
  output: postView,
  run: async (context, { id, number }) =>
    withMetasOfToday(context, await versionOf(context, id, number), { isOld: true }),
})
