import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { renameTag as rename } from '../tags.ts'

/** Renames a tag on every post, or merges it into another one (F-TAX-03). Problems: tag.missing (404). */
export const renameTag = operation({
  name: 'tags.rename',
  summary: 'Rename a tag everywhere, or merge it into another one',
  method: 'POST',
  path: '/api/tags',
  capability: 'taxonomy.write',
  input: z.strictObject({ tag: z.string().min(1).max(80), to: z.string().trim().min(1).max(80) }),
  output: z.object({ tag: z.string(), slug: z.string(), count: z.number(), undo: z.string() }),
  audit: ({ tag }, result) => ({
    kind: 'tag.renamed',
    target: tag,
    data: { to: result.tag, count: result.count },
  }),
  run: (context, { tag, to }) => rename(context, tag, to),
})
