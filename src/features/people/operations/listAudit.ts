/** GET /api/audit */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { readSetting } from '#features/settings/index.ts'
import { countAudit, listAudit as pageOfAudit } from '../auditLog.ts'
import { auditFilter, auditRowView } from '../schema.ts'

/**
 * The audit log, newest first, by keyset: `next` and `previous` of the answer go into `after` and `before`.
 * Problems: audit.cursor_invalid (400).
 */
export const listAudit = operation({
  name: 'audit.list',
  summary: 'Who did what, to whom, when and from where; narrowed by person, area, kind and days.',
  method: 'GET',
  path: '/api/audit',
  capability: 'audit.view',
  input: z.strictObject({
    ...auditFilter,
    after: z.string().max(300).optional(),
    before: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.array(auditRowView),
  async run(context, { after, before, limit, ...narrowed }) {
    const { db } = context
    const filter = { ...narrowed, timeZone: (await readSetting(db, 'time_zone')) || 'UTC' }
    const [{ rows, next, previous }, total] = await Promise.all([
      pageOfAudit(context, filter, { after, before, limit }),
      countAudit(db, filter),
    ])
    return new Reply(rows, {
      extra: {
        pagination: { p: 1, limit, total, pages: Math.max(1, Math.ceil(total / limit)), next, previous },
      },
    })
  },
})
