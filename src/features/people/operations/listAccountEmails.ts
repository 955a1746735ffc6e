/** GET /api/emails */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listAccountEmails as emailsOf } from '../accountEmails.ts'
import { accountEmailView } from '../schema.ts'

/** Emails about accounts, newest first; their words only by opening one. */
export const listAccountEmails = operation({
  name: 'emails.list',
  summary: 'Emails about accounts (invitations, passwords, confirmations) and whether they were sent.',
  method: 'GET',
  path: '/api/emails',
  capability: 'users.write',
  input: z.strictObject({
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    keywords: z.string().trim().max(100).default(''),
  }),
  output: z.object({
    items: z.array(accountEmailView),
    pagination: z.object({ p: z.number(), pages: z.number(), limit: z.number(), total: z.number() }),
    has_mail_server: z.boolean(),
  }),
  run: emailsOf,
})
