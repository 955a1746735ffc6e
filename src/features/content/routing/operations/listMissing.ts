import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { paginationOf } from '../../schema.ts'
import { listMissing as list } from '../missingPaths.ts'

/** URLs that visitors did not find, the most asked for first, each with the page that they may have meant. */
export const listMissing = operation({
  name: 'redirects.missing',
  summary: 'List the URLs that were not found',
  method: 'GET',
  path: '/api/redirects/missing',
  capability: 'posts.publish',
  input: z.strictObject({
    keywords: z.string().max(200).default(''),
    p: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      hits: z.number(),
      last_at: z.string(),
      referrer: z.string(),
      suggestion: z.object({ title: z.string(), url: z.string() }).nullable(),
    }),
  ),
  async run(context, query) {
    const { items, total, limit } = await list(context, query)
    return new Reply(items, { extra: { pagination: paginationOf(total, query.p, limit) } })
  },
})
