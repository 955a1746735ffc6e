/** Sends the link for a new password that somebody asked for, where the email address has an account. */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { countAttempt } from '#platform/http/rateLimit.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { visitor } from '#platform/viewer.ts'
import { accountByEmail } from '../accounts.ts'
import { attemptKey } from '../attempts.ts'
import { sendResetMail } from '../mails.ts'
import { issueToken } from '../tokens.ts'

/** Emails to one email address, so that nobody can flood a mailbox. */
const perMailbox = { points: 3, windowSeconds: 3600 }
const asked = z.object({ email: z.string(), ip: z.string(), request: z.string() })

export const sendReset = defineJob({
  kind: 'people.reset',
  priority: 'high',
  async run(platform, payload) {
    const { email, ip, request } = asked.parse(payload)
    const account = await accountByEmail(platform.db, email)
    if (!account || account.disabled_at) return
    if ((await countAttempt(platform, attemptKey('reset', email), perMailbox)) > 0) return
    await platform.transaction(async (db) => {
      const token = await issueToken(platform, db, 'reset', account.id)
      await sendResetMail(platform, db, account, token)
      await writeAudit(
        db,
        { ...platform, viewer: visitor, request: { id: request, ip } },
        { kind: 'password.reset_asked', target: account.id },
      )
    })
  },
})
