/** GET /api/shop/csv/{kind}: products, stock, orders or customers as one file (F-SHOP-13). */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation, StreamReply } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { csvKinds } from '../importKind.ts'
import { exportOf } from '../importRuns.ts'
import { rightsOf } from '../importRights.ts'
import { orderFilterFields, orderTimeZone } from '../../orders/orderFilter.ts'

export const exportCsv = operation({
  name: 'shop.export-csv',
  summary:
    'Answers all products, stock, orders or customers as CSV; orders as their list is narrowed. Cells that begin as formulas are guarded.',
  method: 'GET',
  path: '/api/shop/csv/{kind}',
  capability: 'orders.manage',
  rateLimit: { points: 30, windowSeconds: 60 },
  input: z.strictObject({ kind: z.enum(csvKinds), ...orderFilterFields }),
  output: z.unknown(),
  async run(context, { kind, ...narrowed }) {
    if (!context.viewer.can(rightsOf[kind].export)) throw requestProblem('capability.missing')
    await writeAudit(context.db, context, { kind: 'shop.exported', target: kind })
    const filter = kind === 'orders' ? { ...narrowed, timeZone: await orderTimeZone(context.db) } : undefined
    const name = `${kind}-${context.clock.now().toISOString().slice(0, 10)}.csv`
    return new StreamReply(exportOf(context, kind, filter), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
  },
})
