import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { brokenReferences } from '../brokenReferences.ts'
import { targetKinds } from '../referenceShapes.ts'
import { useView } from '../views.ts'

/** What posts name and visitors do not find, most used first, each with the posts that name it: at most 100. */
export const listBroken = operation({
  name: 'references.broken',
  summary: 'List what posts name and visitors do not find',
  method: 'GET',
  path: '/api/references/broken',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      kind: z.enum(targetKinds),
      id: z.string(),
      title: z.string(),
      state: z.enum(['missing', 'trashed', 'unpublished']),
      type: z.string().nullable(),
      uses: z.array(useView),
    }),
  ),
  run: (context) => brokenReferences(context),
})
