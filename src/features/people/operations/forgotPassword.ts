/** POST /api/users/password/forgot */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { accountByEmail } from '../accounts.ts'
import { attemptKey, countAttempt } from '../attempts.ts'
import { sendResetMail } from '../mails.ts'
import { emailAddress } from '../schema.ts'
import { issueToken } from '../tokens.ts'

/** Letters to one address, so that nobody can flood a mailbox. */
const perMailbox = { points: 3, windowSeconds: 3600 }

/**
 * Sends a link for a new password (F-USER-05). The answer is the same for an unknown address, and when the mailbox got
 * its three letters of this hour.
 */
export const forgotPassword = operation({
  name: 'users.forgot_password',
  summary: 'Sends a link for a new password, where the address has an account.',
  method: 'POST',
  path: '/api/users/password/forgot',
  capability: 'public',
  rateLimit: { points: 10, windowSeconds: 3600, durable: true },
  input: z.strictObject({ email: emailAddress }),
  output: z.object({ sent: z.literal(true) }),
  async run(context, { email }) {
    const wait = await countAttempt(context, attemptKey(`reset:${context.siteId}`, email), perMailbox)
    await context.transaction(async (db) => {
      const account = await accountByEmail(db, context.siteId, email)
      if (!account || account.disabled_at || wait > 0) return
      const token = await issueToken(context, db, 'reset', account.id)
      await sendResetMail(context, db, email, token)
      await writeAudit(db, context, { kind: 'password.reset_asked', target: account.id })
    })
    return { sent: true } as const
  },
})
