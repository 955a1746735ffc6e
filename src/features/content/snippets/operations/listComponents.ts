import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { storedComponents } from '../storedLists.ts'

/** The post components with their rules (F-PLUG-02); their blocks go to those who may edit them. */
export const listComponents = operation({
  name: 'posts.components',
  summary: 'List the post components',
  method: 'GET',
  path: '/api/posts/components',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      type: z.string(),
      status: z.string(),
      region: z.string(),
      rules: z.unknown(),
      explanation: z.array(z.string()),
      error: z.string().nullable(),
      blocks: z.array(z.unknown()),
    }),
  ),
  run: ({ db, viewer, clock }) => storedComponents(db, viewer, clock.now()),
})
