/** GET /api/shop/imports/{id}/report: what became of each line, as CSV (F-SHOP-13). */
import { z } from 'zod'
import { operation, StreamReply } from '#platform/operations/operation.ts'
import { readRun, reportOf } from '../importRuns.ts'

/** Problems: csv.missing (404). */
export const importReport = operation({
  name: 'shop.import-report',
  summary: 'Answers a line for each line of the file that was created, changed or refused.',
  method: 'GET',
  path: '/api/shop/imports/{id}/report',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: z.unknown(),
  async run(context, { id }) {
    const { kind } = await readRun(context, id)
    return new StreamReply(reportOf(context, id), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}-report.csv"`,
    })
  },
})
