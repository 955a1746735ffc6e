import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { fieldUsage } from '../saveType.ts'

/** How many entries of a type hold a value in which field (F-TYPE-01). Problems: post.type_unknown (422). */
export const typeUsage = operation({
  name: 'types.usage',
  summary: 'Count the values in the fields of a content type',
  method: 'GET',
  path: '/api/types/{slug}/usage',
  capability: 'types.write',
  input: z.strictObject({ slug: z.string().max(60) }),
  output: z.array(z.object({ name: z.string(), count: z.number() })),
  run: ({ db }, { slug }) => fieldUsage(db, slug),
})
