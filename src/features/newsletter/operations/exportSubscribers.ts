/** GET /api/newsletter/subscribers/export */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context } from '#platform/context.ts'
import { csvLine } from '#platform/csv.ts'
import { operation, StreamReply } from '#platform/operations/operation.ts'
import { subscriberState } from '../schema.ts'
import { listSubscribers, type SubscriberFilter } from '../subscribers.ts'

/** The list as CSV, as it is narrowed, to its end; that it was taken out is an entry of the audit log. */
export const exportSubscribers = operation({
  name: 'newsletter.export',
  summary: 'Subscribers as CSV. Cells that begin as formulas are guarded.',
  method: 'GET',
  path: '/api/newsletter/subscribers/export',
  capability: 'newsletter.manage',
  rateLimit: { points: 30, windowSeconds: 60 },
  input: z.strictObject({
    keywords: z.string().trim().max(100).optional(),
    state: subscriberState.optional(),
  }),
  output: z.unknown(),
  async run(context, filter) {
    await writeAudit(context.db, context, { kind: 'newsletter.exported', data: filter })
    const name = `subscribers-${context.clock.now().toISOString().slice(0, 10)}.csv`
    return new StreamReply(linesOf(context, filter), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
  },
})

async function* linesOf({ db }: Context, filter: SubscriberFilter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(['email', 'name', 'state', 'added', 'changed', 'bounce']))
  let after: string | undefined
  do {
    const { rows, next } = await listSubscribers(db, filter, { after, limit: 500 })
    yield Buffer.from(
      rows
        .map((row) =>
          csvLine([row.email, row.name, row.state, row.created_at, row.changed_at, row.bounce_reason ?? '']),
        )
        .join(''),
    )
    after = next ?? undefined
  } while (after !== undefined)
}
