/** GET /api/shop/imports: imports and how far they are (F-SHOP-13). */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { listRuns } from '../importRuns.ts'
import { csvRun } from '../importSchema.ts'

/** `next` of `pagination` goes into `after` of the next call. */
export const listImports = operation({
  name: 'shop.imports',
  summary: 'Lists imports, the newest first, and how far they are.',
  method: 'GET',
  path: '/api/shop/imports',
  capability: 'orders.manage',
  input: z.strictObject({
    after: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.array(csvRun),
  async run(context, { after, limit }) {
    const { runs, next } = await listRuns(context, { after, limit })
    return new Reply(runs, { extra: { pagination: { limit, next } } })
  },
})
