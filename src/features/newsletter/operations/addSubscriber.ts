/** POST /api/newsletter/subscribers */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { subscriberView } from '../schema.ts'
import { addSubscriber as add } from '../subscribers.ts'

/** Problems: newsletter.email_invalid, newsletter.note_missing (422), newsletter.listed (409). */
export const addSubscriber = operation({
  name: 'newsletter.add',
  summary: 'Add somebody who has agreed elsewhere, with a note of how.',
  method: 'POST',
  path: '/api/newsletter/subscribers',
  capability: 'newsletter.manage',
  input: z.strictObject({
    email: z.string().max(300),
    name: z.string().max(200).optional(),
    note: z.string().max(500),
  }),
  output: subscriberView,
  audit: (_input, { id }) => ({ kind: 'newsletter.subscriber_added', target: id }),
  run: add,
})
