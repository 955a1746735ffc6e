/** GET /api/newsletter/emails/{id}/preview */
import { z } from 'zod'
import { mailPolicy } from '#platform/http/securityHeaders.ts'
import { BytesReply, operation } from '#platform/operations/operation.ts'
import { readMailHtml } from '../mails.ts'

/** The email as its readers get it, for a frame of the dashboard: nothing in it runs. Problems: newsletter.mail_missing (404). */
export const previewMail = operation({
  name: 'newsletter.preview',
  summary: 'The HTML of an email, as its readers get it.',
  method: 'GET',
  path: '/api/newsletter/emails/{id}/preview',
  capability: 'newsletter.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: z.unknown(),
  run: async (context, { id }) =>
    new BytesReply(Buffer.from(await readMailHtml(context, id)), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': mailPolicy,
      'cache-control': 'no-store',
    }),
})
