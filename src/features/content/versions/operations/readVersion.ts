import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { versionOf } from '../history.ts'
import { withMetasOfToday } from '../../posts/metasOfToday.ts'
import { postView } from '../../views.ts'

/** One version of a post as it was saved, to look at beside another; `live` is the one that its readers see now, null where there is none. Problems: post.missing, post.version_unknown (404), post.forbidden (403). */
export const readVersion = operation({
  name: 'posts.version',
  summary: 'Read one version of a post',
  method: 'GET',
  path: '/api/posts/{id}/versions/{number}',
  capability: 'content.list',
  input: z.strictObject({
    id: z.uuid(),
    number: z.union([z.literal('live'), z.coerce.number().int().min(1)]),
  }),
  output: postView.nullable(),
  async run(context, { id, number }) {
    const version = await versionOf(context, id, number)
    return version && withMetasOfToday(context, version, { isOld: true })
  },
})
