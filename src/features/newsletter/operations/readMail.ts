/** GET /api/newsletter/emails/{id} */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { readMail as read } from '../mails.ts'
import { mailDetail } from '../schema.ts'

/** Problems: newsletter.mail_missing (404). */
export const readMail = operation({
  name: 'newsletter.email',
  summary: 'An email with what stands in its way, how many get it, and how far it has come.',
  method: 'GET',
  path: '/api/newsletter/emails/{id}',
  capability: 'newsletter.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: mailDetail,
  run: (context, { id }) => read(context, id),
})
