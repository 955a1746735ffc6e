/** GET /api/newsletter/emails */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { listMails as pageOfMails } from '../mails.ts'
import { mailRow } from '../schema.ts'

export const listMails = operation({
  name: 'newsletter.emails',
  summary: 'The emails of the newsletter with their state and counts, the newest first.',
  method: 'GET',
  path: '/api/newsletter/emails',
  capability: 'newsletter.manage',
  input: z.strictObject({
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: z.array(mailRow),
  async run({ db }, { p, limit }) {
    const { rows, total } = await pageOfMails(db, { p, limit })
    return new Reply(rows, {
      extra: { pagination: { p, limit, total, pages: Math.max(1, Math.ceil(total / limit)) } },
    })
  },
})
