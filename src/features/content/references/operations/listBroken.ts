import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { brokenReferences } from '../brokenReferences.ts'
import { targetKinds } from '../referenceShapes.ts'
import { useView } from '../../views.ts'

/** What posts name and visitors do not find, most used first, each with the posts that name it. Problems: list.cursor_invalid (400). */
export const listBroken = operation({
  name: 'references.broken',
  summary: 'List what posts name and visitors do not find',
  method: 'GET',
  path: '/api/references/broken',
  capability: 'content.list',
  input: z.strictObject({
    after: z.string().max(3000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
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
  async run(context, { after, limit }) {
    const { broken, next } = await brokenReferences(context, { after, limit })
    return new Reply(broken, { extra: { pagination: { limit, next } } })
  },
})
