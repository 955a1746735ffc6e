import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeType } from '../saveType.ts'

/** Removes an own content type that has no entries. Problems: type.system (422), post.type_unknown (422). */
export const deleteType = operation({
  name: 'types.delete',
  summary: 'Remove a content type without entries',
  method: 'DELETE',
  path: '/api/types',
  capability: 'types.write',
  input: z.strictObject({ slug: z.string().max(60) }),
  output: z.object({ slug: z.string() }),
  audit: ({ slug }) => ({ kind: 'type.deleted', target: slug }),
  run: (context, { slug }) => removeType(context, slug),
})
