import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { usesOf } from '../references.ts'

const ids = z.union([z.uuid(), z.array(z.uuid()).min(1).max(100)]).transform((given) => [given].flat())

/** What uses these posts or files, and would break without them; posts that the viewer may not read are left out. */
export const listReferences = operation({
  name: 'references.list',
  summary: 'What uses a post or a file',
  method: 'GET',
  path: '/api/references',
  capability: 'content.list',
  input: z.strictObject({ kind: z.enum(['post', 'media']).default('post'), ids }),
  output: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url: z.string(),
      uses: z.array(z.object({ post_id: z.string(), title: z.string(), type: z.string(), url: z.string(), kinds: z.array(z.string()), is_live: z.boolean() })),
      settings: z.array(z.string()),
    }),
  ),
  run: (context, { kind, ids: wanted }) => usesOf(context, kind, wanted),
})
