/** POST /api/newsletter/emails/{id}/send */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { sendOff } from '../sendMail.ts'

/**
 * Sends an email to everybody who is subscribed, now or at a time. Problems: newsletter.mail_missing (404),
 * newsletter.subject_missing, newsletter.mail_empty, newsletter.blocks_unfit, newsletter.nobody, newsletter.time_past,
 * newsletter.no_server (422), newsletter.sent_already, newsletter.count_changed (409).
 */
export const sendMail = operation({
  name: 'newsletter.send',
  summary: 'Send an email to all subscribers, now or at a time.',
  method: 'POST',
  path: '/api/newsletter/emails/{id}/send',
  capability: 'newsletter.manage',
  input: z.strictObject({
    id: z.uuid(),
    /** null: now. */
    at: z.iso.datetime({ offset: true }).nullable(),
    /** How many people it was said to go to. */
    expected: z.int().min(0),
  }),
  output: z.strictObject({}),
  audit: ({ id, at }) => ({ kind: 'newsletter.sent', target: id, data: { at } }),
  async run(context, { id, at, expected }) {
    await sendOff(context, id, { at: at === null ? null : new Date(at), expected })
    return {}
  },
})
