/** GET /api/audit/export */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context } from '#platform/context.ts'
import { csvLine } from '#platform/csv.ts'
import { operation, StreamReply } from '#platform/operations/operation.ts'
import { readSetting } from '#features/settings/index.ts'
import { listAudit, type AuditFilter } from '../auditLog.ts'
import { auditFilter } from '../schema.ts'

/** The audit log as CSV, as its list is narrowed, to its end; that it was taken out is an entry of it. */
export const exportAudit = operation({
  name: 'audit.export',
  summary: 'The audit log as CSV, as its list is narrowed. Cells that begin as formulas are guarded.',
  method: 'GET',
  path: '/api/audit/export',
  capability: 'audit.view',
  rateLimit: { points: 30, windowSeconds: 60 },
  input: z.strictObject(auditFilter),
  output: z.unknown(),
  async run(context, narrowed) {
    const { db, clock } = context
    const filter = { ...narrowed, timeZone: (await readSetting(db, 'time_zone')) || 'UTC' }
    await writeAudit(db, context, { kind: 'audit.exported', data: narrowed })
    const name = `audit-${clock.now().toISOString().slice(0, 10)}.csv`
    return new StreamReply(linesOf(context, filter), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
  },
})

async function* linesOf(context: Context, filter: AuditFilter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    csvLine([
      'time',
      'what',
      'sentence',
      'kind',
      'by',
      'by_id',
      'ip_address',
      'about',
      'about_id',
      'details',
      'request',
    ]),
  )
  let after: string | undefined
  do {
    const { rows, next } = await listAudit(context, filter, { after, limit: 500 })
    yield Buffer.from(
      rows
        .map((row) =>
          csvLine([
            row.at,
            row.title,
            row.sentence,
            row.kind,
            row.actor ?? '',
            row.actor_id ?? '',
            row.actor_ip ?? '',
            row.target_name ?? '',
            row.target ?? '',
            JSON.stringify(row.data),
            row.request_id ?? '',
          ]),
        )
        .join(''),
    )
    after = next ?? undefined
  } while (after !== undefined)
}
