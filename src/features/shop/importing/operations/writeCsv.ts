/** POST /api/shop/imports/{id}/write: writes what a file was looked through for (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { rightsOf } from '../importRights.ts'
import { readRun, writeRun } from '../importRuns.ts'
import { csvRun } from '../importSchema.ts'

/** Problems: csv.missing (404), csv.running (422). */
export const writeCsv = operation({
  name: 'shop.write-csv',
  summary: 'Writes the file of an import that was looked through.',
  method: 'POST',
  path: '/api/shop/imports/{id}/write',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: csvRun,
  audit: ({ id }) => ({ kind: 'shop.csv_written', target: id }),
  async run(context, { id }) {
    const { viewer } = context
    const { kind } = await readRun(context, id)
    if (!viewer.can(rightsOf[kind].import) || viewer.id === null) throw requestProblem('capability.missing')
    return readRun(context, await writeRun(context, id, viewer.id))
  },
})
