/** GET /api/newsletter/subscribers */
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { subscriberState, subscriberView } from '../schema.ts'
import { countSubscribers, listSubscribers as pageOfSubscribers } from '../subscribers.ts'

/** The newest first, by keyset: `next` and `previous` go into `after` and `before`. Problems: newsletter.cursor_invalid (400). */
export const listSubscribers = operation({
  name: 'newsletter.subscribers',
  summary: 'Who gets the newsletter, by state and words of the email address.',
  method: 'GET',
  path: '/api/newsletter/subscribers',
  capability: 'newsletter.manage',
  input: z.strictObject({
    keywords: z.string().trim().max(100).optional(),
    state: subscriberState.optional(),
    after: z.string().max(100).optional(),
    before: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.array(subscriberView),
  async run({ db }, { after, before, limit, ...filter }) {
    const [{ rows, next, previous }, total] = await Promise.all([
      pageOfSubscribers(db, filter, { after, before, limit }),
      countSubscribers(db, filter),
    ])
    return new Reply(rows, {
      extra: {
        pagination: { p: 1, limit, total, pages: Math.max(1, Math.ceil(total / limit)), next, previous },
      },
    })
  },
})
