import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeTag } from '../tags.ts'

/** Takes a tag off every post (F-TAX-03). Problems: tag.missing (404). */
export const deleteTag = operation({
  name: 'tags.delete',
  summary: 'Take a tag off every post',
  method: 'DELETE',
  path: '/api/tags',
  capability: 'taxonomy.write',
  input: z.strictObject({ tag: z.string().min(1).max(80) }),
  output: z.object({ tag: z.string(), count: z.number(), undo: z.string() }),
  audit: ({ tag }, { count }) => ({ kind: 'tag.deleted', target: tag, data: { count } }),
  run: (context, { tag }) => removeTag(context, tag),
})
