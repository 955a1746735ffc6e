/** POST /api/users/verify */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as platformProblem } from '#platform/operations/problem.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { accountByEmail, accountById } from '../accounts.ts'
import { sendEmailChangedMail, sendVerifyMail } from '../mails.ts'
import { problem } from '../problems.ts'
import { linkToken } from '../schema.ts'
import { issueToken, consumeToken } from '../tokens.ts'

/**
 * Confirms the email address by the link of an email, which may be a new one that takes its place now; without a token it
 * sends the email again to those who are signed in (F-USER-05).
 * Problems: token.invalid, account.email_taken (422), session.missing (401).
 */
export const verifyEmail = operation({
  name: 'users.verify',
  summary: 'Confirms an email address by token, or sends the email again.',
  method: 'POST',
  path: '/api/users/verify',
  capability: 'public',
  rateLimit: { points: 10, windowSeconds: 3600 },
  input: z.strictObject({ token: linkToken.optional() }),
  output: z.object({ is_email_verified: z.boolean() }),
  async run(context, { token }) {
    const { viewer, clock } = context
    return context.transaction(async (db) => {
      if (token === undefined) {
        if (!viewer.id) throw platformProblem('session.missing')
        const account = await accountById(db, viewer.id)
        if (account.email_verified_at) return { is_email_verified: true }
        await sendVerifyMail(context, db, account, await issueToken(context, db, 'verify', account.id))
        return { is_email_verified: false }
      }
      const { userId, email } = await consumeToken(context, db, ['verify'], token)
      if (!userId) throw problem('token.invalid')
      if (email) await moveTo(context, db, userId, email)
      await db
        .updateTable('user_account')
        .set({ email_verified_at: clock.now(), ...(email ? { email } : {}) })
        .where('id', '=', userId)
        .execute()
      return { is_email_verified: true }
    })
  },
})

/** The old email address hears of it: whoever took the account over cannot do it in silence. */
async function moveTo(
  context: Context,
  db: Transaction<Database>,
  userId: string,
  email: string,
): Promise<void> {
  const before = await accountById(db, userId)
  if (await accountByEmail(db, email)) throw problem('account.email_taken')
  await sendEmailChangedMail(context, db, before, email)
  await writeAudit(db, context, {
    kind: 'email.changed',
    actorId: userId,
    target: userId,
    data: { from: before.email, to: email },
  })
}
