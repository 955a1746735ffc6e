/** POST /api/shop/imports/{id}/check: looks through a file once more, making the categories that are missing (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { rightsOf } from '../importRights.ts'
import { checkAgain, readRun } from '../importRuns.ts'
import { csvRun } from '../importSchema.ts'

/** Nothing is written: not even the categories, which come with the import. Problems: csv.missing (404), csv.running (422). */
export const checkCsv = operation({
  name: 'shop.check-csv',
  summary: 'Looks through the file of an import once more, as one that makes the categories it names.',
  method: 'POST',
  path: '/api/shop/imports/{id}/check',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid(), makes_categories: z.boolean().default(true) }),
  output: csvRun,
  audit: ({ id }) => ({ kind: 'shop.csv_checked', target: id }),
  async run(context, { id, makes_categories }) {
    const { viewer } = context
    const { kind } = await readRun(context, id)
    if (!viewer.can(rightsOf[kind].import) || viewer.id === null) throw requestProblem('capability.missing')
    if (makes_categories && !viewer.can('taxonomy.write')) throw requestProblem('capability.missing')
    return readRun(context, await checkAgain(context, id, viewer.id, makes_categories))
  },
})
