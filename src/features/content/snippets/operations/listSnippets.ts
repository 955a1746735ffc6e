import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { storedSnippets } from '../storedLists.ts'

/** The page snippets (F-POST-11) and why a faulty one cannot be shown; code goes to those who may write it. */
export const listSnippets = operation({
  name: 'posts.sniplets',
  summary: 'List the page snippets',
  method: 'GET',
  path: '/api/posts/sniplet',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      type: z.string(),
      kind: z.string(),
      status: z.string(),
      matches: z.unknown(),
      error: z.string().nullable(),
      code: z.string(),
      blocks: z.array(z.unknown()),
    }),
  ),
  run: ({ db, viewer, clock }) => storedSnippets(db, viewer, clock.now()),
})
