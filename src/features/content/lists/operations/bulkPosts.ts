import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { bulkChange, bulkInput } from '../bulkChange.ts'

/** Changes up to 200 posts at once; the answer says for each whether it was done, and why not. */
export const bulkPosts = operation({
  name: 'posts.bulk',
  summary: 'Publish, trash, restore, tag or move many posts at once',
  method: 'POST',
  path: '/api/posts/bulk',
  capability: 'content.list',
  input: bulkInput,
  output: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string() })),
  audit: ({ action, value }, results) => ({
    kind: `posts.bulk_${action}`,
    data: { ids: results.filter((result) => result.ok).map((result) => result.id), value: value ?? null },
  }),
  run: (context, input) => bulkChange(context, input),
})
