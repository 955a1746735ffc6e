/** POST /api/shop/csv/{kind}: takes a file and says what it would change (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { csvKinds } from '../importKind.ts'
import { rightsOf } from '../importRights.ts'
import { readRun, startRun } from '../importRuns.ts'
import { csvRun } from '../importSchema.ts'

/** The body is the file itself, as text/csv. Problems: csv.too_large (413), csv.empty (422). */
export const uploadCsv = operation({
  name: 'shop.upload-csv',
  summary: 'Takes a CSV file and begins to look through it; nothing is written before that is asked for.',
  method: 'POST',
  path: '/api/shop/csv/{kind}',
  capability: 'orders.manage',
  rateLimit: { points: 30, windowSeconds: 60 },
  body: 'stream',
  input: z.strictObject({ kind: z.enum(csvKinds), name: z.string().max(200).default('file.csv') }),
  output: csvRun,
  audit: ({ kind }, made) => ({ kind: 'shop.csv_checked', target: made.id, data: { kind } }),
  async run(context, { kind, name }) {
    const { viewer, request } = context
    if (!viewer.can(rightsOf[kind].import) || viewer.id === null) throw requestProblem('capability.missing')
    if (!request.stream || !/^text\/csv\b/i.test(request.header('content-type') ?? ''))
      throw requestProblem('request.unsupported_type')
    const id = await startRun(context, { kind, name, source: request.stream, actorId: viewer.id })
    return readRun(context, id)
  },
})
