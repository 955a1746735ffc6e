/** GET /api/shop/imports: the last imports and how far they are (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listRuns } from '../csv/runs.ts'
import { csvRun } from '../csv/schema.ts'

export const listImports = operation({
  name: 'shop.imports',
  summary: 'Lists the last 20 imports, the newest first.',
  method: 'GET',
  path: '/api/shop/imports',
  capability: 'orders.manage',
  input: z.strictObject({}),
  output: z.array(csvRun),
  run: (context) => listRuns(context),
})
