import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listTags as list } from '../tags.ts'

/** The tags in use with their number of posts (F-TAX-02). */
export const listTags = operation({
  name: 'tags.list',
  summary: 'List the tags in use',
  method: 'GET',
  path: '/api/tags',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(z.object({ tag: z.string(), slug: z.string(), count: z.number() })),
  run: ({ db }) => list(db),
})
