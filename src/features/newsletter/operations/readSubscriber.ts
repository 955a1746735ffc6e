/** GET /api/newsletter/subscribers/{id} */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { subscriberDetail } from '../schema.ts'
import { readSubscriber as read } from '../subscribers.ts'

/** One subscriber with what they agreed to and when. Problems: newsletter.subscriber_missing (404). */
export const readSubscriber = operation({
  name: 'newsletter.subscriber',
  summary: 'A subscriber with the consent that is kept.',
  method: 'GET',
  path: '/api/newsletter/subscribers/{id}',
  capability: 'newsletter.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: subscriberDetail,
  run: ({ db }, { id }) => read(db, id),
})
