/** POST /api/newsletter/emails/{id}/test */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { sendTest } from '../testMail.ts'

/** Problems: newsletter.mail_missing (404), newsletter.email_invalid, newsletter.no_server (422). */
export const sendTestMail = operation({
  name: 'newsletter.test',
  summary: 'Send an email to one email address, to look at.',
  method: 'POST',
  path: '/api/newsletter/emails/{id}/test',
  capability: 'newsletter.manage',
  rateLimit: { points: 20, windowSeconds: 600 },
  input: z.strictObject({ id: z.uuid(), email: z.string().max(300) }),
  output: z.strictObject({ to: z.string() }),
  run: async (context, { id, email }) => ({ to: await sendTest(context, id, email) }),
})
