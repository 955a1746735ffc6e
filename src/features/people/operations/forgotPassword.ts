/** POST /api/users/password/forgot */
import { z } from 'zod'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { operation } from '#platform/operations/operation.ts'
import { emailAddress } from '../schema.ts'

/**
 * Sends a link for a new password (F-USER-05). Whether the email address has an account is looked up by a job, after the answer:
 * answer and length are the same for every email address.
 */
export const forgotPassword = operation({
  name: 'users.forgot_password',
  summary: 'Sends a link for a new password, where the email address has an account.',
  method: 'POST',
  path: '/api/users/password/forgot',
  capability: 'public',
  rateLimit: { points: 10, windowSeconds: 3600 },
  input: z.strictObject({ email: emailAddress }),
  output: z.object({ sent: z.literal(true) }),
  async run(context, { email }) {
    const { ip, id } = context.request
    await enqueueJob(context, context.db, { kind: 'people.reset', payload: { email, ip, request: id } })
    return { sent: true } as const
  },
})
