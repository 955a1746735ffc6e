/** GET /api/newsletter/emails/{id}/missed */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { listMissed as pageOfMissed } from '../mails.ts'
import { missedReader } from '../schema.ts'

/** By email address; `next` goes into `after`. */
export const listMissed = operation({
  name: 'newsletter.missed',
  summary: 'Who did not get an email, and why.',
  method: 'GET',
  path: '/api/newsletter/emails/{id}/missed',
  capability: 'newsletter.manage',
  input: z.strictObject({
    id: z.uuid(),
    after: z.string().max(320).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.array(missedReader),
  async run({ db }, { id, after, limit }) {
    const { rows, total, next } = await pageOfMissed(db, id, { after, limit })
    return new Reply(rows, {
      extra: { pagination: { p: 1, limit, total, pages: Math.max(1, Math.ceil(total / limit)), next } },
    })
  },
})
