import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { takeBack } from '../removals.ts'

/** Takes back that a category, a tag or a taxonomy was removed or merged (F-TAX-03). Problems: removal.missing (404), category.taken (422). */
export const takeBackRemoval = operation({
  name: 'taxonomies.take_back',
  summary: 'Take back the removal of a category, a tag or a taxonomy',
  method: 'POST',
  path: '/api/taxonomies/undo',
  capability: 'taxonomy.write',
  input: z.strictObject({ undo: z.uuid() }),
  output: z.object({ id: z.string() }),
  audit: ({ undo }) => ({ kind: 'taxonomy.removal_taken_back', target: undo }),
  run: (context, { undo }) => takeBack(context, undo),
})
